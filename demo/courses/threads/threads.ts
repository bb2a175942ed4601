/** Who wrote a post: the teacher of the course, or the learner at this place among its learners. */
type Writer = 'teacher' | number

export interface DemoPost {
  readonly by: Writer
  readonly text: string
  /** Hours after the question. */
  readonly after: number
  readonly likes?: number
  /** It solved the question. */
  readonly solved?: true
  /** It answers the answer above it. */
  readonly nested?: true
}

export interface DemoThread {
  readonly course: string
  readonly lesson: string
  readonly by: number
  readonly title: string
  readonly text: string
  readonly daysAgo: number
  readonly likes?: number
  /** Of the film or recording, in seconds. */
  readonly second?: number
  readonly pinned?: true
  readonly answers: readonly DemoPost[]
}

/** Questions and answers below lessons; some of them still wait for the teacher. */
export const demoThreads: readonly DemoThread[] = [
  {
    course: 'euclidean-geometry',
    lesson: 'هم‌نهشتی',
    by: 0,
    title: 'چرا «دو ضلع و یک زاویه» همیشه کافی نیست؟',
    text: 'در درس گفتید ض‌ز‌ض حالت هم‌نهشتی است ولی ض‌ض‌ز نه. من دو مثلث با ضلع‌های ۵ و ۷ و زاویهٔ ۳۰ درجه کشیدم و برابر درآمد. کجا اشتباه می‌کنم؟',
    daysAgo: 23,
    likes: 9,
    answers: [
      {
        by: 2,
        text: 'زاویه را بین همان دو ضلع گذاشته‌ای. بگذارش روبه‌روی ضلع ۵؛ آن وقت پرگار خط را در دو نقطه قطع می‌کند.',
        after: 3,
        likes: 4,
      },
      {
        by: 'teacher',
        text: 'دقیقاً همین‌طور است. با ضلع ۷ و زاویهٔ ۳۰ درجه شروع کنید و از سر دیگر آن کمانی به شعاع ۵ بزنید: دو نقطهٔ برخورد، دو مثلث متفاوت. فقط وقتی کمان بر خط مماس باشد یا ضلع روبه‌رو بزرگ‌تر از ضلع مجاور باشد، جواب یکتاست.',
        after: 9,
        likes: 14,
        solved: true,
      },
      {
        by: 0,
        text: 'کشیدم و دو مثلث دیدم. ممنون، حالا فهمیدم چرا جای زاویه مهم است.',
        after: 11,
        nested: true,
      },
    ],
  },
  {
    course: 'euclidean-geometry',
    lesson: 'فیثاغورس با جابه‌جا کردن مثلث‌ها',
    by: 3,
    title: 'از کجا معلوم که وسط شکل مربع است؟',
    text: 'در این ثانیه چهار مثلث کنار هم می‌نشینند و می‌گویید شکل وسط مربع است. برابری ضلع‌ها روشن است، ولی زاویه‌ها چرا ۹۰ درجه‌اند؟',
    daysAgo: 12,
    likes: 6,
    second: 34,
    answers: [
      {
        by: 'teacher',
        text: 'در هر گوشه سه زاویه روی یک خط راست‌اند: دو زاویهٔ تند مثلث و زاویهٔ شکل وسط. دو زاویهٔ تند با هم ۹۰ درجه‌اند، پس سومی هم ۹۰ درجه است.',
        after: 20,
        likes: 11,
        solved: true,
      },
    ],
  },
  {
    course: 'euclidean-geometry',
    lesson: 'زاویه در دایره',
    by: 1,
    title: 'زاویهٔ محاطی روبه‌روی کمان بزرگ هم نصف است؟',
    text: 'برای کمان کوچک فهمیدم. اگر کمان از نیم‌دایره بزرگ‌تر باشد، زاویهٔ مرکزی از ۱۸۰ بیشتر می‌شود. باز هم همان قضیه است؟',
    daysAgo: 1,
    likes: 2,
    answers: [
      {
        by: 4,
        text: 'به نظر من بله، چون زاویهٔ محاطی منفرجه می‌شود. ولی برهانش را نمی‌دانم.',
        after: 5,
        likes: 1,
      },
    ],
  },
  {
    course: 'trigonometry',
    lesson: 'رادیان',
    by: 0,
    title: 'کی درجه بنویسیم و کی رادیان؟',
    text: 'در تمرین‌ها گاهی درجه و گاهی رادیان آمده است. در امتحان نهایی کدام را باید بنویسیم؟',
    daysAgo: 17,
    likes: 7,
    pinned: true,
    answers: [
      {
        by: 'teacher',
        text: 'هر چه در صورت سؤال آمده، با همان جواب بدهید. در مشتق و حد همیشه رادیان: رابطهٔ sin x ÷ x → 1 فقط با رادیان درست است.',
        after: 6,
        likes: 12,
        solved: true,
      },
      {
        by: 3,
        text: 'ماشین‌حساب را هم قبل از شروع روی همان حالت بگذارید؛ من یک بار همهٔ جواب‌ها را از دست دادم.',
        after: 30,
        likes: 5,
      },
    ],
  },
  {
    course: 'trigonometry',
    lesson: 'معادله‌های مثلثاتی',
    by: 2,
    title: 'چرا جواب من دو برابر جواب کتاب است؟',
    text: 'معادلهٔ sin 2x = 1/2 را حل کردم و چهار جواب در بازهٔ صفر تا ۲π پیدا کردم. کتاب دو تا نوشته است.',
    daysAgo: 2,
    answers: [],
  },
  {
    course: 'html-and-css',
    lesson: 'فلکس و گرید',
    by: 0,
    title: 'فلکس یا گرید برای کارت‌های صفحهٔ اول؟',
    text: 'می‌خواهم کارت‌ها هم‌اندازه باشند و تعداد ستون‌ها با پهنای صفحه عوض شود. با فلکس ردیف آخر کش می‌آید.',
    daysAgo: 9,
    likes: 8,
    answers: [
      {
        by: 'teacher',
        text: 'گرید: `grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr))`. ردیف آخر همان ستون‌ها را نگه می‌دارد و کش نمی‌آید.',
        after: 4,
        likes: 10,
        solved: true,
      },
      {
        by: 3,
        text: 'اگر `auto-fit` بنویسید ستون‌های خالی جمع می‌شوند؛ تفاوتشان وقتی دیده می‌شود که کارت‌ها کم‌اند.',
        after: 15,
        likes: 6,
      },
      { by: 0, text: 'با `auto-fill` درست شد.', after: 22, nested: true },
    ],
  },
  {
    course: 'html-and-css',
    lesson: 'صفحه‌ای برای هر پهنا',
    by: 4,
    title: 'روی گوشی صفحه کوچک دیده می‌شود',
    text: 'قانون‌های `@media` را نوشتم ولی گوشی من صفحه را مثل رایانه نشان می‌دهد و همه چیز ریز است.',
    daysAgo: 3,
    likes: 1,
    answers: [
      {
        by: 1,
        text: 'برچسب `<meta name="viewport" content="width=device-width">` را در head گذاشته‌اید؟',
        after: 2,
        likes: 3,
      },
    ],
  },
  {
    course: 'python-from-zero',
    lesson: 'حلقه: دوباره و دوباره',
    by: 1,
    title: 'حلقهٔ while من تمام نمی‌شود',
    text: '```\nn = 10\nwhile n > 0:\n    print(n)\n```\nتا بی‌نهایت ۱۰ چاپ می‌کند. چرا؟',
    daysAgo: 14,
    likes: 3,
    answers: [
      {
        by: 0,
        text: 'مقدار n را در حلقه کم نکرده‌ای: بعد از print بنویس `n = n - 1`.',
        after: 1,
        likes: 7,
        solved: true,
      },
      {
        by: 'teacher',
        text: 'درست است. هر حلقهٔ while سه چیز می‌خواهد: مقدار اول، شرط، و چیزی که شرط را روزی نادرست کند.',
        after: 8,
        likes: 9,
      },
    ],
  },
  {
    course: 'hafez',
    lesson: 'شب تاریک و بیم موج',
    by: 2,
    title: '«سبکباران ساحل‌ها» چه کسانی‌اند؟',
    text: 'بعضی شرح‌ها فرشتگان نوشته‌اند و بعضی مردم آسوده. کدام به بیت نزدیک‌تر است؟',
    daysAgo: 6,
    likes: 5,
    answers: [
      {
        by: 'teacher',
        text: 'بیت هر دو را برمی‌تابد. «سبکبار» یعنی کسی که بار امانت عشق را بر دوش ندارد؛ فرشته باشد یا آدم آسوده، حال گرفتار موج را نمی‌داند. حافظ این دوپهلویی را خودش خواسته است.',
        after: 26,
        likes: 8,
      },
      { by: 4, text: 'پس لازم نیست یکی را انتخاب کنیم. چه خوب!', after: 29, nested: true },
    ],
  },
  {
    course: 'girih',
    lesson: 'شمسهٔ هشت',
    by: 0,
    title: 'پرهای شمسهٔ من هم‌اندازه نمی‌شوند',
    text: 'دو مربع را کشیدم ولی پرها کمی با هم فرق دارند. خطا از پرگار است یا از ترتیب رسم؟',
    daysAgo: 4,
    likes: 2,
    answers: [
      {
        by: 'teacher',
        text: 'بیشتر وقت‌ها از مرکز است: سوزن پرگار بار دوم کمی جابه‌جا شده. مرکز را با دو قطر دوباره پیدا کنید و هر هشت نقطه را از همان یک دایره بگیرید.',
        after: 18,
        likes: 4,
        solved: true,
      },
    ],
  },
]
