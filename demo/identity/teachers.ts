/** The profile of a demo teacher. */
export interface DemoTeacher {
  readonly name: string
  readonly handle: string
  readonly city: string
  readonly education: string
  readonly biography: string
}

/** The first is the demo account of a teacher. */
export const teachers: readonly DemoTeacher[] = [
  {
    name: 'دکتر آرمان کاظمی',
    handle: 'arman-kazemi',
    city: 'تهران',
    education: 'دکترای ریاضی، دانشگاه شریف',
    biography:
      'پانزده سال است ریاضی درس می‌دهم؛ از دبیرستان تا دانشگاه.\n\nبه نظر من هر قضیه داستانی دارد و کسی که داستانش را بداند، دیگر آن را از یاد نمی‌برد. در درس‌هایم نخست با هم مسئله را می‌فهمیم و بعد سراغ فرمول می‌رویم.',
  },
  {
    name: 'شیما نوروزی',
    handle: 'shima-norouzi',
    city: 'اصفهان',
    education: 'کارشناسی ارشد مهندسی نرم‌افزار',
    biography:
      'برنامه‌نویس وب هستم و ده سال در تیم‌های کوچک و بزرگ کار کرده‌ام.\n\nدرس‌هایم پروژه‌محورند: هر فصل با یک برنامهٔ کوچک که کار می‌کند تمام می‌شود.',
  },
  {
    name: 'بهزاد یزدانی',
    handle: 'behzad-yazdani',
    city: 'شیراز',
    education: 'کارشناسی ارشد آموزش زبان انگلیسی',
    biography:
      'زبان را با گفت‌وگو یاد می‌گیریم. هشت سال است برای آزمون‌های زبان درس می‌دهم و کتاب «هر روز ده جمله» را نوشته‌ام.',
  },
  {
    name: 'دکتر لیلا رحیمی',
    handle: 'leila-rahimi',
    city: 'مشهد',
    education: 'دکترای زیست‌شناسی سلولی',
    biography:
      'پژوهشگر زیست‌شناسی و معلم کنکور تجربی. درس‌هایم پر از تصویر و پویانمایی است، چون یاخته را باید دید.',
  },
  {
    name: 'پیمان قاسمی',
    handle: 'peyman-ghasemi',
    city: 'تبریز',
    education: 'کارشناسی طراحی گرافیک، دانشگاه هنر',
    biography:
      'طراح هویت بصری و خوشنویس. از خط نستعلیق تا نشانه‌های امروزی، با هم تمرین می‌کنیم و کارها را یکی‌یکی نقد می‌کنم.',
  },
  {
    name: 'مژگان صالحی',
    handle: 'mozhgan-salehi',
    city: 'رشت',
    education: 'کارشناسی ارشد حسابداری، حسابدار رسمی',
    biography: 'حسابداری را با دفتر واقعی یک مغازه شروع می‌کنیم و به صورت‌های مالی و اظهارنامهٔ مالیاتی می‌رسیم.',
  },
  {
    name: 'سهراب فرهادی',
    handle: 'sohrab-farhadi',
    city: 'کرمان',
    education: 'کارشناسی موسیقی ایرانی',
    biography: 'نوازندهٔ سه‌تار و آهنگ‌ساز. از گرفتن ساز تا ردیف میرزا عبدالله، گام‌به‌گام و با گوش دادن.',
  },
  {
    name: 'دکتر یاسمن شریفی',
    handle: 'yasaman-sharifi',
    city: 'یزد',
    education: 'دکترای روان‌شناسی تربیتی',
    biography:
      'دربارهٔ یاد گرفتن پژوهش می‌کنم: برنامه‌ریزی، تمرکز و آرامش پیش از آزمون. کارگاه‌هایم کوتاه و کاربردی‌اند.',
  },
]
