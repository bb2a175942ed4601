import type { Role, Scope } from './people.ts'

export const roleWords: Readonly<Record<Role, string>> = {
  user: 'کاربر',
  teacher: 'مدرس',
  manager: 'مدیر',
}

export const scopeWords: Readonly<Record<Scope, { title: string; text: string }>> = {
  people: { title: 'افراد', text: 'حساب‌ها، نقش‌ها، درخواست‌های تدریس و تاریخچهٔ فعالیت‌ها' },
  content: { title: 'محتوا', text: 'دوره‌ها، مقاله‌ها و بررسی نظرها' },
  exams: { title: 'آزمون‌ها', text: 'بانک سؤال، آزمون‌ها و نتیجه‌ها' },
  finance: { title: 'مالی', text: 'فاکتورها، پرداخت‌ها و برداشت‌ها' },
  support: { title: 'پشتیبانی', text: 'تیکت‌ها و راهنما' },
  growth: { title: 'رشد', text: 'کدهای تخفیف، معرفی و گردونه' },
  settings: { title: 'تنظیمات', text: 'تعطیلی‌ها و تنظیمات عمومی' },
}
