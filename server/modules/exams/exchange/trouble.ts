import type { QuestionRefusal } from './reader.ts'

/** Why an import or export failed, as stored in the row. */
export type ExchangeTrouble =
  | QuestionRefusal
  | 'nothing-in-it'
  | 'too-heavy'
  | 'unreadable'
  | 'died'
  | 'file-gone'
  | 'inner'

const sentences: Readonly<Record<ExchangeTrouble, string>> = {
  'not-questions':
    'این فایل به شکل XLSX، CSV، GIFT، Aiken، QTI یا XML مودل نیست. در مودل، بانک سؤال را با یکی از همین قالب‌ها خروجی بگیرید یا جدول نمونهٔ همین صفحه را پر کنید.',
  damaged:
    'این فایل آسیب دیده یا نیمه‌کاره است و سؤالی از آن خوانده نشد. دوباره از آن خروجی بگیرید و بیاورید.',
  empty: 'در این فایل سؤالی نیست. فایل دیگری انتخاب کنید.',
  'too-large': 'این فایل برای متن ساده بیش از اندازه بزرگ است. سؤال‌ها را در چند فایل کوچک‌تر بیاورید.',
  archive:
    'این فایل فشرده است و جدول سؤال‌ها هم نیست. آن را باز کنید و خود فایل سؤال‌ها را بیاورید؛ فایل Word این‌جا خوانده نمی‌شود.',
  'nothing-in-it': 'هیچ سؤالی از این فایل خواندنی نبود. دلیل هر کدام را پایین می‌بینید.',
  'too-heavy':
    'خواندن این فایل بیش از اندازه زمان یا حافظه می‌خواست و نیمه‌کاره ماند. سؤال‌ها را در چند فایل کوچک‌تر بیاورید.',
  unreadable: 'این فایل خواندنی نبود و سؤالی از آن نیامد. دوباره از آن خروجی بگیرید و بیاورید.',
  died: 'برنامه هنگام خواندن این فایل از کار افتاد و برای امنیت آن را دوباره نمی‌خواند. از سؤال‌ها دوباره خروجی بگیرید و بیاورید.',
  'file-gone': 'فایلی که آورده بودید دیگر نیست. دوباره آن را آپلود کنید.',
  inner: 'کار نیمه‌کاره ماند و بانک سؤال شما همان است که بود. چند دقیقهٔ دیگر دوباره امتحان کنید.',
}

/** The Persian sentence for a failed import or export. */
export const sentenceOf = (trouble: string): string =>
  sentences[trouble as ExchangeTrouble] ?? sentences.inner
