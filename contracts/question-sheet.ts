import type { QuestionKindName } from './questions.ts'

/** Questions as a table: a row each, with these columns. A text between `|` is one of several answers. */

export const mostOptionColumns = 10

const option = (at: number): string => `گزینهٔ ${'۱۲۳۴۵۶۷۸۹'[at] ?? '۱۰'}`

export const sheetColumns = {
  kind: 'نوع',
  text: 'متن سؤال',
  options: Array.from({ length: mostOptionColumns }, (_, at) => option(at)),
  answer: 'پاسخ',
  points: 'نمره',
  feedback: 'بازخورد',
  hints: 'راهنمایی',
  category: 'دسته',
  tags: 'برچسب‌ها',
} as const

export const sheetHead: readonly string[] = Object.values(sheetColumns).flat()

/** The kinds that a row can hold, by the names that people know them by. */
export const sheetKinds = {
  single: 'تک‌گزینه‌ای',
  multiple: 'چندگزینه‌ای',
  trueFalse: 'درست و نادرست',
  shortAnswer: 'پاسخ کوتاه',
  numeric: 'عددی',
  matching: 'جورکردنی',
  ordering: 'مرتب‌کردنی',
  essay: 'تشریحی',
  file: 'ارسال فایل',
} as const satisfies Partial<Record<QuestionKindName, string>>
export type SheetKind = keyof typeof sheetKinds

const row = (kind: SheetKind, text: string, options: readonly string[], answer: string): string[] => {
  const cells = Array.from({ length: mostOptionColumns }, (_, at) => options[at] ?? '')
  return [sheetKinds[kind], text, ...cells, answer, '۱', '', '', 'نمونه', '']
}

/** A table to begin with: a row of each kind. */
export const sheetTemplate: readonly (readonly string[])[] = [
  [...sheetHead],
  row('single', 'پایتخت ایران کجاست؟', ['اصفهان', 'تهران', 'شیراز'], '۲'),
  row('multiple', 'کدام عددها اول‌اند؟', ['۲', '۳', '۴'], '۱ | ۲'),
  row('trueFalse', 'زمین به دور خورشید می‌گردد.', [], 'درست'),
  row('shortAnswer', 'سرایندهٔ گلستان کیست؟', [], 'سعدی | سعدی شیرازی'),
  row('numeric', 'شتاب گرانش چند متر بر مجذور ثانیه است؟', [], '۹٫۸ ± ۰٫۲'),
  row('matching', 'هر کتاب از کیست؟', ['بوستان = سعدی', 'شاهنامه = فردوسی', '= حافظ'], ''),
  row('ordering', 'از کهن به نو بچینید.', ['هخامنشیان', 'ساسانیان', 'صفویان'], ''),
  row('essay', 'دربارهٔ نوروز بنویسید.', [], ''),
  row('file', 'نقشه را بکشید و بفرستید.', [], ''),
]
