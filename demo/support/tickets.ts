/** Tickets of the demo, as people write them; `from` is a learner of the demo, `staff` its manager. */
export interface DemoTicket {
  readonly hoursAgo: number
  readonly department: 'learning' | 'payment' | 'account' | 'teaching' | 'other'
  readonly subject: string
  readonly body: string
  readonly from: 'learner' | 'second'
  readonly state: 'open' | 'answered' | 'waiting' | 'closed'
  readonly priority?: 'urgent'
  readonly rating?: number
  readonly tags?: readonly string[]
  /** The subject of the ticket into which it was merged. */
  readonly mergedInto?: string
  readonly messages: readonly {
    readonly side: 'person' | 'staff' | 'note'
    readonly hoursAgo: number
    readonly body: string
  }[]
}

export const demoTickets: readonly DemoTicket[] = [
  {
    hoursAgo: 5,
    department: 'payment',
    subject: 'فاکتور به نام شرکت',
    body: 'سلام، می‌خواهم فاکتور خرید دوره به نام شرکت ما صادر شود. شناسهٔ ملی شرکت را کجا وارد کنم؟',
    from: 'learner',
    state: 'open',
    messages: [],
  },
  {
    hoursAgo: 30,
    department: 'account',
    subject: 'شمارهٔ موبایلم عوض شده است',
    body: 'خط قبلی را واگذار کرده‌ام و کد به شمارهٔ قدیم می‌رود. چطور شمارهٔ تازه را ثبت کنم؟',
    from: 'second',
    state: 'open',
    priority: 'urgent',
    messages: [
      { side: 'note', hoursAgo: 26, body: 'ایمیل تأییدشده دارد؛ از همان راه می‌شود هویتش را سنجید.' },
    ],
  },
  {
    hoursAgo: 50,
    department: 'learning',
    subject: 'صدای درس سوم قطع می‌شود',
    body: 'در درس سوم از دقیقهٔ چهار به بعد صدا قطع و وصل می‌شود. با دو مرورگر امتحان کردم.',
    from: 'learner',
    state: 'waiting',
    messages: [
      {
        side: 'staff',
        hoursAgo: 47,
        body: 'سلام، ممنون که خبر دادید. لطفاً بفرمایید با چه دستگاهی و چه مرورگری می‌بینید و سرعت پخش روی چند است؟',
      },
    ],
  },
  {
    hoursAgo: 75,
    department: 'learning',
    subject: 'گواهی پایان دوره',
    body: 'دوره را تمام کرده‌ام ولی گواهی را پیدا نمی‌کنم.',
    from: 'second',
    state: 'answered',
    messages: [
      {
        side: 'staff',
        hoursAgo: 71,
        body: 'تبریک می‌گوییم! گواهی شما در «گواهی‌ها» است و از همان‌جا به شکل PDF و تصویر دریافت می‌شود.',
      },
    ],
  },
  {
    hoursAgo: 120,
    department: 'payment',
    subject: 'بازگشت پول دوره',
    body: 'سه روز پیش دوره‌ای خریدم که برایم مناسب نبود. آیا هنوز می‌توانم پولم را پس بگیرم؟',
    from: 'learner',
    state: 'closed',
    rating: 5,
    messages: [
      {
        side: 'staff',
        hoursAgo: 117,
        body: 'بله، تا هفت روز و پیش از دیدن یک‌چهارم دوره می‌توانید. در صفحهٔ فاکتور دکمهٔ «درخواست بازپرداخت» را بزنید.',
      },
      { side: 'person', hoursAgo: 116, body: 'انجام دادم و پول برگشت. سپاس از پاسخ سریع.' },
    ],
  },
  {
    hoursAgo: 200,
    department: 'teaching',
    subject: 'درخواست تدریس ادبیات',
    body: 'دبیر ادبیات هستم و دوست دارم دورهٔ شاهنامه‌خوانی بگذارم. چه مدرکی لازم است؟',
    from: 'second',
    state: 'closed',
    rating: 4,
    messages: [
      {
        side: 'staff',
        hoursAgo: 194,
        body: 'در «درخواست تدریس» معرفی، رشته، کد ملی و شمارهٔ شبا را بنویسید. پاسخ را حداکثر سه روز کاری بعد می‌گیرید.',
      },
    ],
  },
  {
    hoursAgo: 9,
    department: 'other',
    subject: 'پیشنهاد: حالت تیرهٔ خودکار',
    body: 'اگر شب‌ها صفحه خودش تیره شود خیلی خوب است. شاید هم هست و من پیدا نکرده‌ام.',
    from: 'second',
    state: 'answered',
    messages: [
      {
        side: 'staff',
        hoursAgo: 6,
        body: 'هست! در منوی حساب، رنگ صفحه را روی «همراه دستگاه» بگذارید تا با دستگاه شما تیره و روشن شود.',
      },
    ],
  },
  {
    hoursAgo: 2,
    department: 'learning',
    subject: 'جابه‌جایی موعد تکلیف',
    body: 'به خاطر بیماری نتوانستم تکلیف هفتهٔ دوم را به‌موقع بفرستم. آیا راهی برای مهلت بیشتر هست؟',
    from: 'learner',
    state: 'open',
    messages: [],
  },
  {
    hoursAgo: 300,
    department: 'account',
    subject: 'حذف عکس پروفایل',
    body: 'چطور عکس پروفایلم را بردارم؟',
    from: 'learner',
    state: 'closed',
    messages: [
      { side: 'staff', hoursAgo: 298, body: 'در صفحهٔ پروفایل، روی عکس بزنید و «حذف عکس» را انتخاب کنید.' },
    ],
  },
  {
    hoursAgo: 28,
    department: 'payment',
    subject: 'پرداخت شد ولی دوره باز نشد',
    body: 'دیشب دورهٔ پایتون را خریدم و پول از حسابم کم شد، ولی دوره در فهرست من نیست.',
    from: 'second',
    state: 'answered',
    tags: ['درگاه', 'پرداخت ناتمام'],
    messages: [
      {
        side: 'person',
        hoursAgo: 27,
        body: 'پرداخت ناتمام\n\nببخشید، یادم رفت شمارهٔ پیگیری را بنویسم: ۴۵۸۸۱۲.',
      },
      { side: 'note', hoursAgo: 26, body: 'در درگاه تأیید شده ولی پاسخ بانک دیر رسیده بود.' },
      {
        side: 'staff',
        hoursAgo: 25,
        body: 'پاسخ بانک دیر رسیده بود. خرید شما تأیید شد و دوره همین حالا در «دوره‌های من» است. از صبوری شما سپاس‌گزاریم.',
      },
    ],
  },
  {
    hoursAgo: 27,
    department: 'payment',
    subject: 'پرداخت ناتمام',
    body: 'ببخشید، یادم رفت شمارهٔ پیگیری را بنویسم: ۴۵۸۸۱۲.',
    from: 'second',
    state: 'closed',
    mergedInto: 'پرداخت شد ولی دوره باز نشد',
    messages: [],
  },
  {
    hoursAgo: 170,
    department: 'learning',
    subject: 'زیرنویس درس دوم',
    body: 'زیرنویس درس دوم حدود سه ثانیه از صدا عقب‌تر است. خودم با سرعت عادی می‌بینم.',
    from: 'learner',
    state: 'open',
    tags: ['زیرنویس'],
    messages: [
      {
        side: 'staff',
        hoursAgo: 166,
        body: 'سپاس که خبر دادید. زیرنویس را درست کردیم؛ لطفاً صفحه را تازه کنید.',
      },
      { side: 'person', hoursAgo: 3, body: 'سلام، باز همان است. با گوشی هم دیدم و عقب بود.' },
    ],
  },
]

/** Answers that the staff has ready. */
export const demoCannedAnswers = [
  {
    title: 'بازپرداخت',
    body: 'سلام {name}\nدر صفحهٔ فاکتور دکمهٔ «درخواست بازپرداخت» را بزنید. پول از همان راهی که آمده برمی‌گردد.',
  },
  {
    title: 'کد ورود نمی‌رسد',
    body: 'سلام {name}\nدو دقیقه صبر کنید و کد را دوباره بخواهید. اگر باز نرسید، گزینهٔ تماس تلفنی را انتخاب کنید.',
  },
  {
    title: 'بررسی می‌کنیم',
    body: 'سلام {name}\nپیام شما رسید و در حال بررسی است. شمارهٔ تیکت شما {number} است و پاسخ را همین‌جا می‌بینید.',
  },
] as const
