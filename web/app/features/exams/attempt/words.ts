export const attemptWords = {
  inLesson: (lesson: string, question: string) => `${lesson}، ${question}`,
  lessons: 'درس‌ها',
  mapOf: (lesson: string) => `نقشهٔ سؤال‌های ${lesson}`,
  third: 'هر غلط، یک‌سوم نمرهٔ منفی',
  question: (place: string, count: string) => `سؤال ${place} از ${count}`,
  preparing: 'صفحهٔ آزمون آماده می‌شود…',
  noScript: 'این صفحه در مرورگر شما کار نمی‌کند. با مرورگر به‌روزتر امتحان کنید.',
  left: 'زمان مانده',
  leftOf: (time: string) => `${time} مانده`,
  under: {
    600: 'کمتر از ۱۰ دقیقه مانده است.',
    300: 'کمتر از ۵ دقیقه مانده است.',
    60: 'کمتر از ۱ دقیقه مانده است.',
  },
  answered: (count: string, all: string) => `${count} پاسخ از ${all} سؤال`,
  negative: (points: string, percent: string) => `${points} نمره، پاسخ نادرست ${percent} آن را کم می‌کند`,
  noNegative: (points: string) => `${points} نمره، نمرهٔ منفی ندارد`,
  points: (points: string) => `${points} نمره`,
  flag: 'نشان کردن',
  unflag: 'برداشتن نشان',
  previous: 'قبلی',
  next: 'بعدی',
  map: 'نقشهٔ سؤال‌ها',
  openMap: (answered: string, all: string) => `نقشهٔ سؤال‌ها، ${answered} از ${all} پاسخ داده‌شده`,
  ofAll: (answered: string, all: string) => `${answered} از ${all}`,
  keys: 'کلیدها: ۱ تا ۹ گزینه، ← بعدی، → قبلی، F نشان، M نقشه، Backspace پاک کردن',
  keysOneWay: 'کلیدها: ۱ تا ۹ گزینه، ← بعدی، M نقشه، Backspace پاک کردن',
  finish: 'پایان و تحویل آزمون',
  display: 'اندازهٔ متن و کنتراست',
} as const

export const sectionWords = {
  list: 'بخش‌های آزمون',
  states: { left: 'بسته‌شده', open: 'همین بخش', ahead: 'هنوز باز نشده' },
  questions: (count: string) => `${count} سؤال`,
  size: (count: string, minutes: string) => `${count} سؤال، ${minutes} دقیقه`,
  place: (number: string, count: string) => `بخش ${number} از ${count}`,
  enter: 'ورود به بخش بعد',
  stay: 'ماندن در این بخش',
  title: (title: string) => `وارد بخش «${title}» می‌شوید؟`,
  leave: (title: string) =>
    `بخش «${title}» بسته می‌شود. دیگر نمی‌توانید به آن برگردید یا پاسخ‌هایش را عوض کنید.`,
  clock: (minutes: string) => `برای بخش بعد ${minutes} دقیقه وقت دارید و ساعتش از لحظهٔ ورود شروع می‌شود.`,
  noClock: 'بخش بعد ساعت جدایی ندارد.',
  nextOneWay: 'در این بخش از هر سؤال که بگذرید، نمی‌توانید به آن برگردید.',
  sending: 'در حال ارسال پاسخ‌ها و ورود…',
  waitsForLine: 'اینترنت قطع است. همین که وصل شوید پاسخ‌ها فرستاده می‌شود و وارد بخش بعد می‌شوید.',
  over: 'وقت این بخش تمام شد',
  overText: 'پاسخ‌هایتان سر جایش است. ساعت بخش بعد از لحظهٔ ورود شروع می‌شود.',
  oneWay: 'از هر سؤال که بگذرید، نمی‌توانید به آن برگردید. قبل از رفتن به سؤال بعد، پاسخ خود را مرور کنید.',
  pass: 'بدون پاسخ رد می‌شوید؟',
  passText: 'دیگر نمی‌توانید به این سؤال برگردید و به آن پاسخ بدهید.',
  passOn: 'رفتن به سؤال بعد',
  stayHere: 'ماندن در این سؤال',
} as const

export const savedWords = {
  stored: (time: string) => `همهٔ پاسخ‌ها ذخیره شد، ${time}`,
  nothing: 'هر پاسخ خودش ذخیره می‌شود',
  sending: 'در حال ذخیره…',
  onPhone: 'روی همین گوشی ذخیره شد',
  onComputer: 'روی همین رایانه ذخیره شد',
  notYet: 'هنوز ذخیره نشده است',
} as const

export const lineWords = {
  title: 'اینترنت قطع است، آزمون ادامه دارد',
  text: (count: string) => `${count} پاسخ در این دستگاه نگه داشته شده، با وصل شدن فرستاده می‌شود.`,
  none: 'پاسخ‌هایتان در این دستگاه می‌ماند و با وصل شدن فرستاده می‌شود.',
  stay: 'این صفحه را باز نگه دارید.',
  waiting: 'در انتظار ارسال',
  answers: (count: string) => `${count} پاسخ`,
  last: 'آخرین ارسال',
  never: 'هنوز هیچ',
  clock: 'ساعت آزمون با قطع اینترنت متوقف نمی‌شود.',
  back: (count: string) => `وصل شدید؛ ${count} پاسخ ارسال شد.`,
  broken: 'این مرورگر اجازه نمی‌دهد پاسخ‌ها روی دستگاه بماند. تا «ذخیره شد» را ندیده‌اید صفحه را نبندید.',
} as const

export const seatWords = {
  seat: (place: string, state: string) => `سؤال ${place}، ${state}`,
  here: 'همین سؤال',
  stored: 'پاسخ داده‌شده',
  flagged: 'پاسخ داده‌شده و نشان‌دار',
  unsent: 'پاسخ داده، در انتظار ارسال',
  marked: 'نشان‌دار، بدون پاسخ',
  seen: 'دیده‌شده، بدون پاسخ',
  unseen: 'هنوز ندیده‌اید',
} as const

/** In place of the questions. */
export const insteadWords = {
  broken: 'صفحهٔ آزمون درست کار نکرد',
  brokenText: 'پاسخ‌هایی که داده‌اید محفوظ است. صفحه را دوباره باز کنید و ادامه دهید.',
  openAgain: 'باز کردن دوبارهٔ صفحه',
  elsewhereTab: 'این آزمون در پنجرهٔ دیگری باز است',
  elsewhereTabText: 'هر بار یک پنجره کار می‌کند تا پاسخ‌ها به هم نریزد. آن را ببندید یا همین‌جا ادامه دهید.',
  here: 'ادامه در همین پنجره',
} as const
