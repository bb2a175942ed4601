export const richTextWords = {
  tones: { note: 'نکته', example: 'نمونه', warning: 'هشدار' },
  table: 'جدول',
  embedOf: (site: string) => `از ${site}`,
  show: 'نمایش همین‌جا',
  openOutside: 'باز کردن در صفحهٔ جدید',
  pictureGone: 'این تصویر دیگر در دسترس نیست.',
} as const

const languages: Readonly<Record<string, string>> = {
  python: 'پایتون',
  javascript: 'جاوااسکریپت',
  typescript: 'تایپ‌اسکریپت',
  html: 'اچ‌تی‌ام‌ال',
  xml: 'اچ‌تی‌ام‌ال',
  css: 'سی‌اس‌اس',
  java: 'جاوا',
  c: 'سی',
  cpp: 'سی‌پلاس‌پلاس',
  csharp: 'سی‌شارپ',
  go: 'گو',
  rust: 'راست',
  sql: 'اس‌کیوال',
  bash: 'خط فرمان',
  shell: 'خط فرمان',
  json: 'جی‌سان',
  r: 'آر',
  php: 'پی‌اچ‌پی',
  kotlin: 'کاتلین',
  swift: 'سوئیفت',
}

/** The languages offered for a block of code. */
export const codeLanguages = Object.entries(languages)
  .filter(([value]) => value !== 'html' && value !== 'shell')
  .map(([value, label]) => ({ value, label }))

/** The Persian name of a language; an unknown language keeps its own name. */
export const languageName = (language: string): string => languages[language] ?? language
