interface ContactMessage {
  readonly hoursAgo: number
  readonly department: 'learning' | 'payment' | 'account' | 'teaching' | 'other'
  readonly name: string
  readonly reply_to: string
  readonly subject: string
  readonly body: string
  /** The staff has put it apart. */
  readonly isSpam?: true
}

/** Messages as visitors write them; those that are no spam wait for the staff. */
export const contactMessages: readonly ContactMessage[] = [
  {
    hoursAgo: 74,
    department: 'other',
    name: 'فروش ویژه',
    reply_to: 'sales@example.net',
    subject: 'ده هزار دنبال‌کننده با تخفیف',
    body: 'دنبال‌کنندهٔ واقعی برای صفحهٔ شما، فقط تا امشب با نصف قیمت. برای سفارش همین ایمیل را جواب دهید.',
    isSpam: true,
  },
  {
    hoursAgo: 51,
    department: 'payment',
    name: 'مریم صادقی',
    reply_to: '+989121234567',
    subject: 'پرداخت دو بار انجام شد',
    body: 'سلام. دیشب ساعت ۹ دورهٔ «خوشنویسی نستعلیق» را خریدم و پیام بانک دو بار آمد. لطفاً بررسی کنید که کدام برمی‌گردد.',
  },
  {
    hoursAgo: 20,
    department: 'learning',
    name: 'حسین رستمی',
    reply_to: 'h.rostami@example.com',
    subject: 'زیرنویس برای ناشنوایان',
    body: 'برادرم ناشنواست و می‌خواهد دوره‌های ریاضی را ببیند. کدام دوره‌ها متن کامل درس را دارند؟',
  },
  {
    hoursAgo: 3,
    department: 'teaching',
    name: 'دکتر لیلا فرهادی',
    reply_to: '+989351112233',
    subject: 'همکاری با دانشگاه',
    body: 'دو دورهٔ شیمی آماده داریم و می‌خواهیم آن‌ها را در آروند بگذاریم. برای شروع با چه کسی صحبت کنیم؟',
  },
]
