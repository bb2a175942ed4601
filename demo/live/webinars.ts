export interface DemoWebinar {
  readonly slug: string
  readonly title: string
  readonly summary: string
  readonly description: string
  readonly outcomes: readonly string[]
  /** The handle of its teacher. */
  readonly teacher: string
  /** The start, in days from the day of the first start, and the time of day in Tehran; null: it runs now. */
  readonly day: number
  readonly time: string | null
  readonly minutes: number
  readonly capacity: number
  /** In rials. */
  readonly price: number
  readonly state: 'published' | 'live' | 'ended'
  /** How many people of the crowd are in, and how many wait. */
  readonly registered: number
  readonly waiting: number
  /** Whether the demo's learner is in. */
  readonly hasLearner: boolean
  readonly isRecorded?: true
}

export const demoWebinars: readonly DemoWebinar[] = [
  {
    slug: 'girih-geometry',
    title: 'نقش‌های اسلیمی و گره: هندسهٔ پنهان کاشی',
    summary: 'با پرگار و خط‌کش یک شمسهٔ ده‌پر می‌کشید و می‌فهمید استادکارها چطور دیوار را بی‌نقص می‌پوشاندند.',
    description:
      'کاغذ، پرگار و خط‌کش کنار دستتان باشد. نخست از دایره به ستاره می‌رسیم، بعد با هم یک گره می‌کشیم و در پایان به پرسش‌ها پاسخ می‌دهیم.',
    outcomes: [
      'رسم شمسهٔ ده‌پر با پرگار',
      'خواندن یک گره از روی عکس کاشی',
      'چرا پنج‌ضلعی منتظم دیوار را نمی‌پوشاند',
      'پرسش و پاسخ، ۲۰ دقیقهٔ آخر',
    ],
    teacher: 'arman-kazemi',
    day: 5,
    time: '20:00',
    minutes: 90,
    capacity: 50,
    price: 1_200_000,
    state: 'published',
    registered: 43,
    waiting: 0,
    hasLearner: false,
  },
  {
    slug: 'exam-week-plan',
    title: 'برنامهٔ هفتهٔ آخر پیش از امتحان ریاضی',
    summary: 'چه چیزی را مرور کنیم، چه چیزی را کنار بگذاریم و شب امتحان چه کار نکنیم.',
    description: 'نشستی رایگان برای دانش‌آموزان دوازدهم. برنامه‌های خود را همراه بیاورید.',
    outcomes: ['فهرست مرور هر فصل', 'تقسیم زمان در جلسه', 'پاسخ به پرسش‌های شما'],
    teacher: 'arman-kazemi',
    day: 2,
    time: '18:00',
    minutes: 60,
    capacity: 200,
    price: 0,
    state: 'published',
    registered: 61,
    waiting: 0,
    hasLearner: true,
  },
  {
    slug: 'first-web-page',
    title: 'نخستین صفحهٔ وب شما در یک ساعت',
    summary: 'از فایل خالی تا صفحه‌ای که روی گوشی هم درست دیده می‌شود.',
    description: 'به هیچ پیش‌نیازی نیاز ندارید؛ تنها یک رایانه و یک مرورگر.',
    outcomes: ['ساخت صفحه با HTML', 'رنگ و چیدمان با CSS'],
    teacher: 'shima-norouzi',
    day: 3,
    time: '19:00',
    minutes: 60,
    capacity: 20,
    price: 0,
    state: 'published',
    registered: 20,
    waiting: 12,
    hasLearner: false,
  },
  {
    slug: 'math-questions-live',
    title: 'رفع اشکال زندهٔ هندسه',
    summary: 'پرسش‌های هندسهٔ خود را بیاورید؛ یکی‌یکی با هم حل می‌کنیم.',
    description: 'پرسش‌ها را در گفت‌وگوی کلاس بنویسید.',
    outcomes: ['حل پرسش‌های شما', 'روش نوشتن برهان'],
    teacher: 'arman-kazemi',
    day: 0,
    time: null,
    minutes: 240,
    capacity: 100,
    price: 0,
    state: 'live',
    registered: 34,
    waiting: 0,
    hasLearner: true,
  },
  {
    slug: 'ten-sentences-a-day',
    title: 'روزی ده جمله: زبان را چطور عادت کنیم',
    summary: 'روشی ساده برای این‌که هر روز زبان تمرین کنید و خسته نشوید.',
    description: 'این وبینار برگزار شده است.',
    outcomes: ['چیدن برنامهٔ روزانه', 'مرور با فاصله'],
    teacher: 'behzad-yazdani',
    day: -6,
    time: '17:30',
    minutes: 75,
    capacity: 80,
    price: 0,
    state: 'ended',
    registered: 57,
    waiting: 0,
    hasLearner: true,
  },
  {
    slug: 'circle-theorems-evening',
    title: 'قضیه‌های دایره در یک عصر',
    summary: 'زاویهٔ مرکزی و محاطی، وترها و مماس‌ها را با ده مسئلهٔ کوتاه مرور می‌کنیم.',
    description: 'این وبینار برگزار شده است.',
    outcomes: ['ده مسئلهٔ کوتاه', 'روش انتخاب قضیه'],
    teacher: 'arman-kazemi',
    day: -6,
    time: '18:00',
    minutes: 90,
    capacity: 60,
    price: 0,
    state: 'ended',
    registered: 26,
    waiting: 0,
    hasLearner: true,
    isRecorded: true,
  },
]
