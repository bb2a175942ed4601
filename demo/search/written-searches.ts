import { arabicYeh } from './made-searches.ts'

/** A search as a person writes it, and the address that must be among the first three results. */
export type WrittenSearch = readonly [search: string, href: string]

/** Searches by what is wrong or short about them; each kind stands as one row in docs/search.md. */
export const writtenSearches: Readonly<Record<string, readonly WrittenSearch[]>> = {
  'a word of the title': [
    ['حافظ', '/courses/hafez'],
    ['پایتون', '/courses/python-from-zero'],
    ['گیت', '/courses/git-basics'],
    ['حافظه', '/courses/git-basics'],
    ['مثلثات', '/courses/trigonometry'],
    ['احتمال', '/courses/counting-and-probability'],
    ['نجوم', '/courses/observing-the-sky'],
    ['CSS', '/courses/html-and-css'],
  ],
  'a few words, with some that say nothing': [
    ['غزل حافظ', '/courses/hafez'],
    ['آموزش پایتون', '/courses/python-from-zero'],
    ['پایتون از صفر', '/courses/python-from-zero'],
    ['دوره رایگان گیت', '/courses/git-basics'],
    ['حد و مشتق', '/courses/limits-and-derivatives'],
    ['یادگیری نت خوانی', '/courses/rhythm-and-notation'],
  ],
  'a field, a level, a word of the summary': [
    ['انگلیسی مبتدی', '/courses/everyday-english'],
    ['زیست', '/courses/living-cell'],
    ['زیست شناسی', '/courses/living-cell'],
    ['حسابداری مقدماتی', '/courses/basic-accounting'],
    ['ریاضی پیشرفته', '/courses/limits-and-derivatives'],
    ['ریاضی', '/paths/mathematics-for-konkur'],
    ['فیثاغورس', '/courses/euclidean-geometry'],
    ['پس انداز', '/courses/family-budget'],
  ],
  'a teacher': [
    ['نوروزی', '/teachers/shima-norouzi'],
    ['بهزاد یزدانی', '/teachers/behzad-yazdani'],
    ['استاد کاظمی', '/teachers/arman-kazemi'],
    ['خانم نوروزی', '/teachers/shima-norouzi'],
    ['دکتر رحیمی', '/teachers/leila-rahimi'],
    ['mozhgan salehi', '/teachers/mozhgan-salehi'],
    ['حافظ یزدانی', '/courses/hafez'],
  ],
  finglish: [
    ['hafez', '/courses/hafez'],
    ['python', '/courses/python-from-zero'],
    ['git', '/courses/git-basics'],
    ['shimi', '/courses/basic-chemistry'],
    ['shahname', '/courses/shahnameh'],
    ['mosighi irani', '/courses/dastgah'],
    ['hesabdari', '/courses/basic-accounting'],
    ['nojoom', '/courses/observing-the-sky'],
  ],
  'a slip, or a letter that sounds the same': [
    ['حافض', '/courses/hafez'],
    ['هافز', '/courses/hafez'],
    ['ریازی', '/paths/mathematics-for-konkur'],
    ['مسلسات', '/courses/trigonometry'],
    ['پایتوم', '/courses/python-from-zero'],
    ['شاهنمه', '/courses/shahnameh'],
    ['انگیلسی', '/courses/everyday-english'],
    ['phyton', '/courses/python-from-zero'],
  ],
  'the other keyboard layout': [
    ['vdhqd', '/paths/mathematics-for-konkur'],
    ['\\hdj,k', '/courses/python-from-zero'],
    ['phtz', '/courses/hafez'],
    ['ساهپه', '/courses/basic-chemistry'],
    ['سضم', '/courses/sql-basics'],
  ],
  'Arabic letters': [
    [`ر${arabicYeh}اض${arabicYeh}`, '/paths/mathematics-for-konkur'],
    [`انگل${arabicYeh}س${arabicYeh}`, '/courses/everyday-english'],
    ['هندسة', '/courses/euclidean-geometry'],
    [`ش${arabicYeh}م${arabicYeh} پا${arabicYeh}ة`, '/courses/basic-chemistry'],
  ],
  'half-spaces missing, or spaces in their place': [
    ['برنامهنویسی', '/paths/become-a-programmer'],
    ['برنامه نویسی', '/paths/become-a-programmer'],
    ['کسب و کار', '/courses/family-budget'],
    ['نیمفاصله', '/courses/correct-writing'],
    ['درست نویسی', '/courses/correct-writing'],
    ['گرهسازی', '/courses/girih'],
  ],
}
