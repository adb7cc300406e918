import { Title } from "@mantine/core";
import "@mantine/core/styles/Title.css";
import { useTranslation } from "react-i18next";

export function meta() {
  return [{ title: "Keystead" }];
}

export default function PortfolioRoute() {
  const { t } = useTranslation();
  return <Title order={1}>{t("portfolio")}</Title>;
}
