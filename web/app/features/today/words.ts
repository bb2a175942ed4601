export const todayWords = {
  title: 'خانه',
  greeting: 'سلام',
  next: 'کار بعدی شما',
  after: 'بعدی:',
  tasks: {
    factorRequired: {
      title: 'ورود دومرحله‌ای را روشن کنید',
      note: 'حساب مدیر بدون ورود دومرحله‌ای کار نمی‌کند. چند دقیقه بیشتر وقت نمی‌گیرد.',
      action: 'روشن کردن ورود دومرحله‌ای',
    },
    password: {
      title: 'برای حساب خود رمز عبور بگذارید',
      note: 'هنوز رمز عبوری ندارید. اگر پیامک نرسد، با رمز عبور وارد می‌شوید.',
      action: 'تعیین رمز عبور',
    },
    profile: {
      title: 'پروفایل خود را کامل کنید',
      note: ['هنوز این‌ها را ننوشته‌اید:'] as const,
      action: 'کامل کردن پروفایل',
    },
    email: {
      title: 'ایمیل خود را تأیید کنید',
      note: 'ایمیل تأییدشده راه دوم ورود شماست، اگر پیامک نرسد.',
      action: 'تأیید ایمیل',
    },
    factor: {
      title: 'ورود دومرحله‌ای را روشن کنید',
      note: 'با ورود دومرحله‌ای، دانستن رمز عبور برای ورود به حساب شما کافی نیست.',
      action: 'روشن کردن ورود دومرحله‌ای',
    },
    first: {
      title: 'اولین دورهٔ خود را انتخاب کنید',
      note: 'یکی از دوره‌های رایگان برای شروع خوب است؛ هر درس همین‌جا ادامه پیدا می‌کند.',
      action: 'دیدن دوره‌ها',
    },
    nothing: {
      title: 'درس نیمه‌کاره‌ای ندارید',
      note: 'دورهٔ تازه‌ای انتخاب کنید، یا یکی از دوره‌های خود را مرور کنید.',
      action: 'دیدن دوره‌ها',
    },
  },
  learn: {
    title: ['ادامهٔ', 'از'],
    begin: 'شروع',
    action: 'ادامهٔ درس',
    start: 'شروع درس',
    done: ['از', 'درس را دیده‌اید.'],
    fresh: 'هنوز شروعش نکرده‌اید.',
  },
  coursesFailed: 'دوره‌ها باز نشد',
  coursesFailedLead: 'چیزی از پیشرفت شما از دست نرفته است. صفحه را تازه کنید.',
} as const

export const goalWords = {
  title: 'هدف این هفته',
  inARow: 'روز پیاپی',
  days: 'روزهای این هفته',
  learned: 'یاد گرفتید',
  notLearned: 'درسی ندیدید',
  toCome: 'در پیش است',
  done: (learned: string, days: string) => `${learned} روز از ${days} روز`,
  left: (days: string) => `${days} روز تا هدف هفته`,
  reached: 'به هدف هفته رسیدید',
  ask: 'می‌خواهید هر هفته چند روز یاد بگیرید؟',
  choose: 'انتخاب هدف',
  change: 'تغییر هدف',
  howMany: 'چند روز در هفته',
  daysOf: (days: string) => `${days} روز در هفته`,
  save: 'ذخیرهٔ هدف',
  saved: 'هدف هفته ذخیره شد.',
} as const

export const dueWords = {
  title: 'موعدهای نزدیک',
  calendar: 'تقویم',
  nothing: 'تا دو هفتهٔ آینده موعدی ندارید.',
  factor: 'فاکتور در انتظار پرداخت',
  credit: 'پایان اعتبار کیف پول',
} as const

export const goingWords = {
  title: 'ادامهٔ دوره‌ها',
  all: 'همهٔ دوره‌های من',
  done: (lessons: string, all: string) => `${lessons} از ${all} درس کامل`,
} as const

export const freshWords = {
  title: 'تازه برای شما',
  all: 'همهٔ اعلان‌ها',
} as const

export const firstWords = {
  free: 'با یک دورهٔ رایگان شروع کنید',
  allFree: 'همهٔ دوره‌های رایگان',
  paths: 'یا با یک مسیر پیش بروید',
  allPaths: 'همهٔ مسیرها',
  lessons: (count: string) => `${count} درس`,
  courses: (count: string) => `${count} دوره`,
} as const
