/** The tree of skills: each field with its skills, and the courses whose certificates prove them. */
export const demoSkills: readonly (readonly [field: string, skills: readonly DemoSkill[]])[] = [
  [
    'برنامه‌نویسی',
    [
      ['پایتون', 'python-from-zero'],
      ['ساختمان داده و الگوریتم', 'data-structures'],
      ['گیت', 'git-basics'],
      ['HTML و CSS', 'html-and-css'],
      ['جاوااسکریپت'],
      ['ری‌اکت'],
      ['توسعهٔ اندروید'],
      ['تست نرم‌افزار'],
    ],
  ],
  [
    'داده',
    [
      ['SQL', 'sql-basics'],
      ['تحلیل داده', 'sql-basics', 'python-from-zero'],
      ['آمار و احتمال', 'counting-and-probability'],
      ['یادگیری ماشین'],
      ['اکسل'],
      ['مصورسازی داده'],
    ],
  ],
  [
    'طراحی و هنر',
    [
      ['طراحی گرافیک', 'graphic-design'],
      ['عکاسی', 'photography'],
      ['خوشنویسی', 'nastaliq'],
      ['طراحی نقش', 'girih'],
      ['طراحی رابط کاربری'],
      ['تدوین فیلم'],
    ],
  ],
  [
    'کسب‌وکار و مالی',
    [
      ['حسابداری', 'basic-accounting'],
      ['بودجه‌بندی', 'family-budget'],
      ['مدیریت کسب‌وکار کوچک', 'small-business'],
      ['فروش'],
      ['بازاریابی دیجیتال'],
      ['منابع انسانی'],
      ['مدیریت محصول'],
    ],
  ],
  [
    'نوشتن و زبان',
    [
      ['ویرایش متن فارسی', 'correct-writing'],
      ['مکالمهٔ انگلیسی', 'everyday-english'],
      ['تولید محتوا'],
      ['ترجمه'],
      ['ادبیات فارسی', 'hafez', 'saadi', 'shahnameh'],
    ],
  ],
  [
    'آموزش و علوم',
    [
      ['تدریس ریاضی', 'euclidean-geometry', 'trigonometry'],
      ['تدریس شیمی', 'basic-chemistry'],
      ['روش یادگیری', 'learning-how-to-learn'],
      ['موسیقی ایرانی', 'dastgah', 'rhythm-and-notation'],
    ],
  ],
  ['ارتباط و همکاری', [['پشتیبانی مشتری'], ['کار گروهی'], ['مدیریت پروژه'], ['ارائه و سخنرانی']]],
]

/** A skill and the slugs of its courses. */
export type DemoSkill = readonly [title: string, ...courses: string[]]
