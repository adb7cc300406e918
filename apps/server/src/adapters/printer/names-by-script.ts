/** Names for the tests, at least one in each script that can be drawn; some come from bug reports of other products. */
export const namesByScript = {
  arabic: "محمد العربي",
  hebrew: "דוד כהן",
  japanese: "山田太郎",
  korean: "김철수",
  thai: "สมชาย น้ำใจ",
  vietnamese: "Nguyễn Thị Hương",
  cyrillic: "Иван Петров",
  greek: "Γιώργος Παπαδόπουλος",
  polish: "Łukasz Wiśniewski",
  kana: "サトウ ひろし",
  simplified: "张伟",
  traditional: "陳大文 劉德華",
  devanagari: "श्रीकृष्ण हिन्दी शर्मा",
  vowels: "مُحَمَّد بَشِير",
  points: "דָּוִד בֶּן־גּוּרִיּוֹן",
  mixed: "Anna Παπαδοπούλου (آنا)",
} as const;
