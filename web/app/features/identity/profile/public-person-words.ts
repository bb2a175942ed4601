export const personWords = {
  roles: { teacher: 'مدرس', manager: 'مدیر آروند' },
  memberOf: 'عضو آروند',
  nameless: 'کاربر',
  education: 'تحصیلات',
  city: 'شهر',
  birthDate: 'تاریخ تولد',
  email: 'ایمیل',
  mobile: 'شمارهٔ موبایل',
  links: 'لینک‌ها',
  quiet: 'این کاربر اطلاعات دیگری را عمومی نکرده است.',
  yours: 'این صفحه را همه می‌بینند. خودتان انتخاب می‌کنید چه چیزی دیده شود.',
  edit: 'ویرایش پروفایل',
} as const
