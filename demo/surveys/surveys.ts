import type { SurveyTemplate } from '@arvand/contracts/surveys'

export interface DemoSurvey {
  readonly title: string
  /** The handle of who made it. */
  readonly author: string
  readonly template: SurveyTemplate
  readonly audience: 'once' | 'everybody'
  readonly intro: string
  readonly thanks: string
  /** Days ago. */
  readonly published: number
  readonly isClosed: boolean
  /** What is written where the survey asks for a text. */
  readonly texts: readonly string[]
}

/** Surveys of the demo, each with eighty answers. */
export const demoSurveys: readonly DemoSurvey[] = [
  {
    title: 'نظر شما دربارهٔ دورهٔ حسابان',
    author: 'arman-kazemi',
    template: 'courseEnd',
    audience: 'once',
    intro: 'پاسخ دادن سه دقیقه وقت می‌گیرد و دوره را برای دانشجویان بعدی بهتر می‌کند.',
    thanks: 'ممنون از وقتی که گذاشتید. نظر شما را در به‌روزرسانی دوره به کار می‌گیرم.',
    published: 40,
    isClosed: false,
    texts: [
      'حل تمرین‌های بیشتر از کنکور سال‌های گذشته.',
      'درس‌های مشتق کمی سریع بود؛ کاش مثال‌های ساده‌تری اول می‌آمد.',
      'جزوهٔ خلاصهٔ هر فصل خیلی کمک می‌کند.',
      'همه‌چیز خوب بود. ممنون از استاد کاظمی.',
      'صدای چند ویدیوی اول کم است.',
      'آزمون‌های پایان فصل را دوست داشتم، تعدادشان بیشتر شود.',
    ],
  },
  {
    title: 'آروند را به دوستانتان معرفی می‌کنید؟',
    author: 'maryam-bahrami',
    template: 'nps',
    audience: 'everybody',
    intro: '',
    thanks: '',
    published: 60,
    isClosed: false,
    texts: [
      'دوره‌ها کوتاه و کاربردی است.',
      'برنامهٔ موبایل را سریع‌تر کنید.',
      'پشتیبانی خیلی زود جواب داد.',
      'قیمت بعضی دوره‌ها برای دانش‌آموز زیاد است.',
      'درس‌ها را آفلاین هم می‌بینم و این عالی است.',
    ],
  },
  {
    title: 'وبینار انتخاب رشته چطور بود؟',
    author: 'arman-kazemi',
    template: 'webinar',
    audience: 'once',
    intro: 'چهار پرسش کوتاه دربارهٔ وبیناری که در آن شرکت کردید.',
    thanks: 'سپاسگزاریم. تاریخ وبینار بعدی را پیامک می‌کنیم.',
    published: 25,
    isClosed: true,
    texts: [
      'انتخاب رشتهٔ تجربی و بازار کار آن.',
      'دربارهٔ دانشگاه‌های غیردولتی هم بگویید.',
      'روش برنامه‌ریزی برای سه ماه آخر.',
      'مشاورهٔ زنده با چند دانشجوی سال اول.',
    ],
  },
]
