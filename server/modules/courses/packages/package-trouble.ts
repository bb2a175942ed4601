import type { BrokenArchive } from '#platform/archives'

export type PackageTrouble =
  | BrokenArchive['trouble']
  | 'no-manifest'
  | 'manifest-damaged'
  | 'nothing-to-open'
  | 'file-gone'
  | 'inner'

/** A package that cannot be brought in, for a reason that its teacher can do something about. */
export class BadPackage extends Error {
  override readonly name = 'BadPackage'
  readonly trouble: PackageTrouble
  constructor(trouble: PackageTrouble, cause?: unknown) {
    super(`package: ${trouble}`, { cause })
    this.trouble = trouble
  }
}

const sentences: Readonly<Record<PackageTrouble, string>> = {
  'not-an-archive': 'این فایل بایگانی فشرده نیست. بسته را با پسوند zip بارگذاری کنید.',
  'too-large': 'آنچه در این بسته فشرده شده از اندازهٔ مجاز بزرگ‌تر است. فیلم‌ها را بیرون از بسته بگذارید.',
  'unsafe-name': 'در این بسته نامی هست که به بیرون از آن راه می‌برد؛ برای ایمنی باز نشد.',
  damaged: 'این بسته آسیب دیده یا نیمه‌کاره است. دوباره آن را بسازید و بارگذاری کنید.',
  'no-manifest':
    'فهرست بسته (imsmanifest.xml) در ریشهٔ آن نیست. بسته را از برنامهٔ سازنده‌اش با قالب اسکورم بیرون بکشید.',
  'manifest-damaged':
    'فهرست بسته (imsmanifest.xml) خوانده نشد. بسته را از برنامهٔ سازنده‌اش دوباره بیرون بکشید.',
  'nothing-to-open': 'در فهرست بسته چیزی برای باز کردن نیست. بسته را از برنامهٔ سازنده‌اش دوباره بیرون بکشید.',
  'file-gone': 'فایل این بسته دیگر نیست. دوباره آن را بارگذاری کنید.',
  inner: 'باز کردن بسته نیمه‌کاره ماند. چند دقیقهٔ دیگر دوباره بیازمایید.',
}

/** Why it could not be unpacked, for people. */
export const sentenceOf = (trouble: PackageTrouble): string => sentences[trouble]
