import { isTest, type Source, sourceOf, visit } from '../source.ts'
import { type Finding, filesLike, lineAt, type Tree } from '../tree.ts'

/** Where sentences for people stand: words of screens, errors, notices and the names of acts. */
const places =
  /^(?:web\/app\/.*(?:words|menus?|texts\/\w+|sentences)\.tsx?|contracts\/.*\.ts|server\/.*(?:-notice-types|audited-acts|-waiting|trouble)\.ts)$/

/** Words that nobody says, each with the word that screens say. `docs/words.md` explains them. */
const refused: Readonly<Record<string, string>> = {
  یادگیرنده: 'دانشجو',
  یادگیرند: 'دانشجو',
  معلم: 'مدرس',
  گذرواژه: 'رمز عبور',
  'رمز دوم': 'ورود دومرحله‌ای',
  نمایه: 'پروفایل',
  زندگی‌نامه: 'دربارهٔ من',
  نشست: 'دستگاه',
  'شمارهٔ همراه': 'شمارهٔ موبایل',
  پیوند: 'لینک',
  نشانی: 'آدرس یا لینک',
  رونوشت: 'کپی',
  بارگذاری: 'آپلود',
  نخست: 'اول',
  نخستین: 'اولین',
  آغاز: 'شروع',
  واژه: 'کلمه',
  گام: 'مرحله',
  سنجه: 'معیار ارزیابی',
  نگه‌داشته: 'علاقه‌مندی‌ها، دانلودها یا مسدود',
  سرگذشت: 'تاریخچه',
  'رد کار': 'تاریخچهٔ فعالیت‌ها',
  کارزار: 'کمپین',
  گونه: 'نوع',
  بها: 'قیمت',
  گشایش: 'انتشار',
  صافی: 'فیلتر',
  درنگ: 'مکث',
  نویسه: 'کاراکتر',
  برگزین: 'انتخاب کن',
  برگزینید: 'انتخاب کنید',
  برگزیدن: 'انتخاب',
  برگزیده: 'انتخاب‌شده',
  پسین: 'بعدی',
  پیشین: 'قبلی',
  'بازگشت وجه': 'بازپرداخت',
  'برگشت خورده': 'بازپرداخت‌شده',
  فرستادن: 'ارسال',
  دانشجوها: 'دانشجویان',
  'درآمد آزاد': 'درآمد آمادهٔ برداشت',
  سامانه: 'آروند',
  گردانندگان: 'مدیران یا پشتیبانی',
  جاوااسکریپت: 'مرورگر به‌روزتر',
  اینجا: 'این‌جا',
  آنجا: 'آن‌جا',
  همینجا: 'همین‌جا',
  همانجا: 'همان‌جا',
  اینها: 'این‌ها',
  آنها: 'آن‌ها',
  هیچکدام: 'هیچ‌کدام',
  هیچکس: 'هیچ‌کس',
  هیچیک: 'هیچ‌یک',
  جستجو: 'جست‌وجو',
}

/** Sentences that may say a refused word, each with the reason. */
const allowed: readonly { word: string; within: string; why: string }[] = [
  { word: 'نشست', within: 'نشست شما پایان یافته است', why: 'the specification fixes this sentence' },
  { word: 'نشست', within: 'نشست پایان یافته', why: 'the specification fixes this sentence' },
  { word: 'نشانی', within: 'نشانی', why: 'the whole label of a postal address' },
  { word: 'بارگذاری', within: 'در حال بارگذاری', why: 'a page or a list is loading, no file goes up' },
  { word: 'سامانه', within: 'سامانهٔ مودیان', why: 'the proper name of the tax system' },
  { word: 'جاوااسکریپت', within: 'جاوااسکریپت', why: 'the name of the language of a code sample' },
]

const letter = '[آ-یٔأؤئءۀة\\u200c]'
const ending =
  '(?:ٔ|ی|م|ت|ش|مان|تان|شان)?(?:\\u200c?(?:ها|ان|گان)(?:یی?(?:م|ت|ش|مان|تان|شان)?)?|\\u200c(?:ای|ام|ات|اش|اید|اند|ایم))?ی?'
const patterns = Object.entries(refused).map(
  ([word, instead]) => [word, instead, new RegExp(`(?<!${letter})${word}${ending}(?!${letter})`)] as const,
)

/** Refused words in sentences for people, with any ending and with half-spaces. */
export function refusedWords(tree: Tree): Finding[] {
  const sources = filesLike(tree, places).filter((file) => !isTest(file))
  return sources.flatMap((file) => inTexts(sourceOf(tree, file)))
}

function inTexts(source: Source): Finding[] {
  const found: Finding[] = []
  const read = (start: number, text: string) => {
    for (const [word, instead, pattern] of patterns) {
      if (!pattern.test(text) || isAllowed(word, text)) continue
      const sentence = `«${word}» is a refused word; say «${instead}», in «${text.trim()}»`
      found.push({ file: source.file, line: lineAt(source.text, start), sentence })
    }
  }
  visit(source, {
    Literal: (node) => typeof node.value === 'string' && read(node.start, node.value),
    TemplateLiteral: (node) => read(node.start, node.quasis.map(({ value }) => value.cooked ?? '').join('۰')),
    JSXText: (node) => read(node.start, node.value.replace(/\s+/g, ' ')),
  })
  return found
}

/** One word alone is a label or a name; an exception for it holds only there. */
const isAllowed = (word: string, text: string): boolean =>
  allowed.some(
    (one) => one.word === word && (one.within === word ? text === word : text.includes(one.within)),
  )
