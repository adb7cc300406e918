import {
  type Book,
  expenseCategories,
  expenseNatures,
  incomeCategories,
  incomeNatures,
} from "@keystead/domain/ledger";

import { useTranslation } from "../../../ui/text/use-translation.ts";

/** The name of a category or a kind in this book. */
export function useBookMessages(book: Book): (field: "category" | "nature", value: string) => string {
  const { t } = useTranslation("ledger");
  return (field, value) => {
    if (field === "nature" && book === "income") {
      const nature = incomeNatures.find((one) => one === value);
      return nature === undefined ? value : t(`incomeNature.${nature}`);
    }
    if (field === "nature") {
      const nature = expenseNatures.find((one) => one === value);
      return nature === undefined ? value : t(`nature.${nature}`);
    }
    if (book === "income") {
      const category = incomeCategories.find((one) => one === value);
      return category === undefined ? value : t(`category.${category}`);
    }
    const category = expenseCategories.find((one) => one === value);
    return category === undefined ? value : t(`expenseCategory.${category}`);
  };
}
