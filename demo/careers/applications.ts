import type { Stage } from '@arvand/contracts/careers'

export interface DemoApplication {
  /** The last part of the job's address. */
  readonly job: string
  readonly stage: Stage
  readonly headline: string
  readonly experience: string
  readonly letter?: string
  readonly note?: string
  /** The handle of the applicant; left out: somebody of the crowd. */
  readonly by?: string
}

/** How an application comes to each stage. */
export const wayTo: Readonly<Record<Stage, readonly Stage[]>> = {
  new: ['new'],
  reviewing: ['new', 'reviewing'],
  interview: ['new', 'reviewing', 'interview'],
  offer: ['new', 'reviewing', 'interview', 'offer'],
  hired: ['new', 'reviewing', 'interview', 'offer', 'hired'],
  rejected: ['new', 'reviewing', 'rejected'],
}

const of = (
  job: string,
  stage: Stage,
  headline: string,
  experience: string,
  more: Pick<DemoApplication, 'letter' | 'note' | 'by'> = {},
): DemoApplication => ({ job, stage, headline, experience, ...more })

export const demoApplications: readonly DemoApplication[] = [
  of(
    'python-developer',
    'new',
    'برنامه‌نویس تازه‌کار پایتون',
    'یک سال پروژهٔ آزاد؛ ربات گزارش‌گیری برای یک انبار',
    {
      letter: 'دورهٔ پایتون آروند را تمام کرده‌ام و دنبال اولین تیم واقعی‌ام.',
    },
  ),
  of('python-developer', 'new', 'دانشجوی مهندسی کامپیوتر', 'دستیار درس برنامه‌سازی، دو ترم'),
  of('python-developer', 'reviewing', 'توسعه‌دهندهٔ بک‌اند', 'شرکت همراه‌پرداز، ۲ سال؛ سرویس گزارش فروش'),
  of('python-developer', 'interview', 'مهندس نرم‌افزار', 'استارتاپ باربری، ۳ سال؛ مسئول سرویس قیمت', {
    note: 'تمرین را تمیز و با تست فرستاده. مصاحبهٔ فنی سه‌شنبه ساعت ۱۱.',
  }),
  of('python-developer', 'interview', 'برنامه‌نویس پایتون و جنگو', 'فروشگاه اینترنتی، ۲ سال و نیم'),
  of('python-developer', 'offer', 'برنامه‌نویس ارشد پایتون', 'بانک خصوصی، ۵ سال؛ سامانهٔ تسویه', {
    note: 'حقوق درخواستی ۵۲ میلیون تومان. از فروردین می‌تواند شروع کند.',
  }),
  of('python-developer', 'hired', 'توسعه‌دهندهٔ پایتون', 'شرکت بیمه، ۴ سال؛ انبار داده'),
  of('python-developer', 'rejected', 'کارشناس شبکه', 'پشتیبانی شبکهٔ اداره، ۶ سال'),
  of('data-analyst', 'new', 'تحلیلگر کسب‌وکار', 'پخش مویرگی، ۱ سال؛ گزارش ماهانهٔ فروش'),
  of('data-analyst', 'reviewing', 'کارشناس آمار', 'مرکز آمار استان، ۳ سال'),
  of('data-analyst', 'interview', 'تحلیلگر داده', 'فروشگاه اینترنتی کتاب، ۲ سال', {
    letter: 'نمونهٔ داشبوردی که برای فروشگاه کتاب ساخته‌ام در لینک‌های من هست.',
  }),
  of('support-intern', 'new', 'دانشجوی کارشناسی زبان', 'پاسخ‌گویی در کتابخانهٔ دانشگاه، یک سال'),
  of(
    'support-intern',
    'reviewing',
    'دانش‌آموز سال آخر ریاضی',
    'عکاسی از جشن‌های مدرسه؛ حل تمرین برای کلاس دهم',
    {
      by: 'niloofar',
      letter: 'تابستان وقتم آزاد است و دوست دارم کار تیمی را از نزدیک ببینم.',
    },
  ),
  of('science-editor', 'new', 'ویراستار', 'مجلهٔ دانشمند جوان، ۲ سال'),
  of('science-editor', 'interview', 'دبیر زیست‌شناسی و ویراستار', 'انتشارات مدرسه، ۴ سال'),
  of('cover-designer', 'reviewing', 'تصویرگر کتاب', 'هشت کتاب کودک؛ نمایشگاه گروهی در رشت'),
  of('cover-designer', 'rejected', 'دانشجوی گرافیک', 'پوستر انجمن‌های دانشجویی'),
  of('accountant', 'new', 'کارشناسی حسابداری', 'دفتر حسابداری، ۱ سال و نیم'),
  of('accountant', 'offer', 'حسابدار', 'شرکت پخش دارو، ۵ سال', { note: 'معرف او را تأیید کرد.' }),
  of('android-developer', 'new', 'توسعه‌دهندهٔ اندروید', 'دو اپلیکیشن در کافه‌بازار با ۴۰ هزار نصب'),
  of('android-developer', 'interview', 'برنامه‌نویس کاتلین', 'تاکسی اینترنتی، ۳ سال'),
  of('product-manager', 'reviewing', 'کارشناس محصول', 'اپلیکیشن سلامت، ۲ سال'),
  of('graphic-designer', 'new', 'طراح گرافیک', 'کانون تبلیغاتی، ۳ سال'),
  of('product-photographer', 'new', 'عکاس', 'عکاسی محصول برای فروشگاه سفال، یک سال', { by: 'niloofar' }),
  of('mathematics-teacher', 'hired', 'دبیر ریاضی', 'دبیرستان نمونه، ۷ سال'),
  of('mathematics-teacher', 'reviewing', 'کارشناسی ارشد ریاضی', 'تدریس خصوصی، ۴ سال'),
  of('front-end-developer', 'interview', 'برنامه‌نویس فرانت‌اند', 'آژانس وب، ۲ سال؛ ری‌اکت و تایپ‌اسکریپت'),
  of('digital-marketer', 'new', 'کارشناس شبکه‌های اجتماعی', 'برند پوشاک، ۲ سال'),
  of('quality-control', 'reviewing', 'کارشناس شیمی', 'آزمایشگاه آب و فاضلاب، ۳ سال'),
  of('customer-support', 'new', 'پشتیبان مشتری', 'فروشگاه لوازم خانگی، ۱ سال'),
]
