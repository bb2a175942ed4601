import type { RosterRefusal } from './reader.ts'

/** Why a roster was not read or imported, as stored in its row. */
export type RosterTrouble =
  | RosterRefusal
  | 'empty'
  | 'too-heavy'
  | 'unreadable'
  | 'died'
  | 'file-gone'
  | 'inner'

const sentences: Readonly<Record<RosterTrouble, string>> = {
  'not-an-archive': 'این فایل zip نیست. خروجی OneRoster را همان‌طور که از نرم‌افزار مدرسه گرفته‌اید بیاورید.',
  'too-large': 'آنچه در این فایل فشرده شده از اندازهٔ مجاز بزرگ‌تر است. فهرست هر مدرسه را جدا بیاورید.',
  'unsafe-name': 'در این فایل نامی هست که به بیرون از آن راه می‌برد؛ برای امنیت خوانده نشد.',
  damaged: 'این فایل آسیب دیده یا نیمه‌کاره است. دوباره خروجی بگیرید و بیاورید.',
  'not-a-roster':
    'فایل manifest.csv با شمارهٔ نسخهٔ OneRoster در این zip نبود. خروجی CSV نسخهٔ ۱٫۱ یا ۱٫۲ را بیاورید.',
  'changes-alone': 'این فایل فقط تغییرات (delta) را دارد. خروجی کامل (bulk) بگیرید و بیاورید.',
  empty: 'در این فایل نه فردی بود، نه درس و کلاسی.',
  'too-heavy': 'خواندن این فایل بیش از اندازه زمان یا حافظه می‌خواست. فهرست هر مدرسه را جدا بیاورید.',
  unreadable: 'این فایل خواندنی نبود. دوباره خروجی بگیرید و بیاورید.',
  died: 'برنامه هنگام خواندن این فایل از کار افتاد و برای امنیت آن را دوباره نمی‌خواند. دوباره خروجی بگیرید و بیاورید.',
  'file-gone': 'فایلی که آورده بودید دیگر نیست. دوباره آن را آپلود کنید.',
  inner: 'کار نیمه‌کاره ماند. همین فایل را دوباره بیاورید؛ آنچه ساخته شده دوباره ساخته نمی‌شود.',
}

/** The Persian sentence for a roster that failed. */
export const sentenceOf = (trouble: RosterTrouble): string => sentences[trouble]
