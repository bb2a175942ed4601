/** Messages that wait for the staff, as visitors write them. */
export const contactMessages = [
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
] as const
