export const teacherTodayWords = {
  title: 'خانه',
  greetings: ['شب به‌خیر', 'صبح به‌خیر', 'روز به‌خیر', 'عصر به‌خیر'],
  noCourse: 'هنوز دوره‌ای نساخته‌اید',
  noCourseText: 'اولین دورهٔ خود را بسازید؛ دانشجویان، پرسش‌ها و درآمد آن همین‌جا دیده می‌شود.',
  newCourse: 'ساختن دوره',
} as const

export const waitingWords = {
  title: 'در انتظار شما',
  oldest: 'قدیمی‌ترین:',
  buttonOf: (verb: string, count: string) => `${verb}، ${count} مورد`,
  nothing: 'همه‌چیز رسیدگی شده است',
  nothingText: 'تکلیف، پرسش، نظر یا دوره‌ای منتظر شما نیست.',
  partial: 'بخشی از کارها شمارش نشد.',
} as const

export const dayWords = {
  title: 'برنامهٔ امروز',
  now: 'اکنون',
  kinds: { room: 'کلاس', webinar: 'وبینار', meet: 'جلسهٔ خصوصی', examSession: 'آزمون' },
  range: (from: string, to: string) => `${from} تا ${to}`,
  more: (count: string) => `${count} برنامهٔ دیگر هم‌زمان است:`,
  over: 'برنامهٔ امروز تمام شد.',
  opensAt: (time: string) => `ورود از ساعت ${time}`,
  enter: {
    room: 'ورود به کلاس',
    webinar: 'ورود به وبینار',
    meet: 'ورود به جلسه',
    examSession: 'مراقبت از آزمون',
  },
  open: { room: 'دیدن کلاس', webinar: 'دیدن وبینار', meet: 'دیدن جلسه', examSession: 'مراقبت از آزمون' },
  goesOn: {
    room: (title: string) => `${title} در حال برگزاری است`,
    webinar: (title: string) => `${title} در حال برگزاری است`,
    meet: (title: string) => `${title} در حال برگزاری است`,
    examSession: (title: string) => `${title} باز است`,
  },
  people: {
    room: (count: string) => `${count} عضو`,
    webinar: (count: string) => `${count} نفر ثبت‌نام کرده‌اند`,
    meet: (count: string) => `${count} نفر`,
    examSession: (count: string) => `${count} نفر شروع کرده‌اند`,
  },
  counts: {
    room: (count: string) => `${count} کلاس`,
    webinar: (count: string) => `${count} وبینار`,
    meet: (count: string) => `${count} جلسهٔ خصوصی`,
    examSession: (count: string) => `${count} آزمون`,
  },
  today: (all: string) => `امروز ${all} دارید`,
  and: ' و ',
} as const

export const deadlineWords = {
  title: 'موعدهای نزدیک',
  handedIn: (handed: string, learners: string) => `${handed} نفر از ${learners} دانشجو تحویل داده‌اند`,
  nobody: 'هنوز کسی تحویل نداده است',
  see: 'دیدن پاسخ‌ها',
  seeOf: (title: string) => `دیدن پاسخ‌ها: ${title}`,
  open: 'باز کردن',
  openOf: (title: string) => `باز کردن: ${title}`,
} as const

export const moneyWords = {
  free: 'آمادهٔ برداشت',
  toman: 'تومان',
  held: 'در مهلت بازپرداخت',
  next: 'آمادهٔ برداشت می‌شود،',
  underWay: 'برداشت در حال انجام',
  withdraw: 'درخواست برداشت',
  see: 'دیدن درآمد',
  failed: 'درآمد دریافت نشد. صفحه را تازه کنید.',
} as const

export const behindWords = {
  title: 'نیازمند پیگیری',
  count: (count: string) => `${count} دانشجو`,
  lesson: (done: string, lessons: string) => `درس ${done} از ${lessons}`,
  notBegun: 'شروع نکرده',
  lastSeen: 'آخرین بازدید',
  neverCame: 'هنوز نیامده',
  message: 'پیام',
  messageTo: (name: string) => `پیام به ${name}`,
  nobody: 'همهٔ دانشجویان در یک هفتهٔ گذشته آمده‌اند.',
  messageAll: 'پیام به همه:',
  ofCourse: (title: string, count: string) => `${title}، ${count} نفر`,
  messageAllOf: (title: string, count: string) => `پیام به همهٔ نیازمندان پیگیری: ${title}، ${count} نفر`,
  rule: 'دانشجویی که بیش از یک هفته نیامده است؛ آن که تازه‌تر آمده بالاتر است.',
} as const

export const weekWords = {
  title: 'ثبت‌نام این هفته',
  since: 'از شنبه',
  unit: 'دانشجو',
  people: (count: string) => `${count} نفر`,
  before: 'از همین روزها در هفتهٔ پیش',
  days: 'ثبت‌نام روزهای هفته',
  nobody: 'از شنبه کسی ثبت‌نام نکرده است.',
  toCome: 'در پیش است',
} as const

export const reviewWords = {
  title: 'نظرهای تازه',
  all: 'همه',
  nobody: 'هنوز کسی نظر ننوشته است.',
} as const

export const dropOffWords = {
  title: 'دانشجویان کجا می‌مانند؟',
  all: 'آمار درس‌ها',
} as const
