import type { ArchiveTrouble } from '#platform/archives'

/** Why the reader of a package refuses it. */
export type PackageRefusal =
  | ArchiveTrouble
  | 'no-manifest'
  | 'manifest-damaged'
  | 'nothing-to-open'
  | 'all-outside'
  | 'h5p'
  | 'cmi5'
  | 'xapi'

export type PackageTrouble = PackageRefusal | 'too-heavy' | 'unreadable' | 'died' | 'file-gone' | 'inner'

/** The sentence for a package in a format that has no player here. */
export const notPlayed = (format: string): string =>
  `این فایل ${format} است و این‌جا پخش نمی‌شود؛ از سازنده‌اش خروجی SCORM بگیرید.`

const sentences: Readonly<Record<PackageTrouble, string>> = {
  'not-an-archive': 'این فایل بایگانی فشرده نیست. بسته را با پسوند zip آپلود کنید.',
  'too-large': 'آنچه در این بسته فشرده شده از اندازهٔ مجاز بزرگ‌تر است. فیلم‌ها را بیرون از بسته بگذارید.',
  'unsafe-name': 'در این بسته نامی هست که به بیرون از آن راه می‌برد؛ برای امنیت باز نشد.',
  damaged: 'این بسته آسیب دیده یا نیمه‌کاره است. دوباره آن را بسازید و آپلود کنید.',
  'no-manifest':
    'فهرست بسته (imsmanifest.xml) در ریشهٔ آن نیست. از برنامهٔ سازنده‌اش با قالب SCORM خروجی بگیرید.',
  'manifest-damaged': 'فهرست بسته (imsmanifest.xml) خوانده نشد. از برنامهٔ سازنده‌اش دوباره خروجی بگیرید.',
  'nothing-to-open': 'در فهرست بسته چیزی برای باز کردن نیست. از برنامهٔ سازنده‌اش دوباره خروجی بگیرید.',
  'all-outside':
    'همهٔ بخش‌های این بسته در سایت دیگری است و در خود بسته چیزی برای پخش نیست. از برنامهٔ سازنده خروجی کامل SCORM بگیرید و آن را آپلود کنید.',
  h5p: notPlayed('H5P'),
  cmi5: notPlayed('cmi5'),
  xapi: notPlayed('xAPI'),
  'too-heavy':
    'باز کردن این بسته بیش از اندازه زمان یا حافظه می‌خواست و نیمه‌کاره ماند. بستهٔ کوچک‌تری بسازید و آپلود کنید.',
  unreadable: 'این بسته خواندنی نبود. از برنامهٔ سازنده‌اش دوباره خروجی بگیرید.',
  died: 'برنامه هنگام باز کردن این بسته از کار افتاد و برای امنیت آن را دوباره باز نمی‌کند. بسته را دوباره بسازید و آپلود کنید.',
  'file-gone': 'فایل این بسته دیگر نیست. دوباره آن را آپلود کنید.',
  inner: 'باز کردن بسته نیمه‌کاره ماند. چند دقیقهٔ دیگر دوباره امتحان کنید.',
}

/** The Persian sentence for a package that could not be unpacked. */
export const sentenceOfPackage = (trouble: PackageTrouble): string => sentences[trouble]
