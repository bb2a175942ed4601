import { type SettingsPlug, settingsOf } from '#plugs/settings'

export const growthSettings = settingsOf('growth', {
  referralPercent: {
    label: 'پاداش دعوت‌کننده از اولین خرید',
    hint: 'وقتی طرح پاداشی فعال نیست. «۰٪» یعنی بدون پاداش.',
    ...{ unit: 'percent', default: 10, least: 0, most: 50 },
  },
  referralMost: {
    label: 'بیشترین پاداش دعوت‌کننده',
    hint: 'برای هر دعوت‌شده، وقتی طرح پاداشی فعال نیست.',
    ...{ unit: 'rials', default: 500_000, least: 10_000, most: 100_000_000 },
  },
  newcomerPercent: {
    label: 'تخفیف اولین خرید دعوت‌شده',
    hint: 'با کد تخفیفی که هنگام ثبت‌نام می‌گیرد، وقتی طرح پاداشی فعال نیست. «۰٪» یعنی بدون تخفیف.',
    ...{ unit: 'percent', default: 10, least: 0, most: 50 },
  },
  freeSpins: {
    label: 'چرخش رایگان گردونه در هر روز',
    hint: 'جدا از چرخش‌هایی که با پایان دوره‌ها هدیه می‌شود.',
    ...{ unit: 'times', default: 1, least: 0, most: 10 },
  },
  spinsPerCourse: {
    label: 'چرخش هدیه برای پایان هر دوره',
    ...{ unit: 'times', default: 1, least: 0, most: 10 },
  },
})

export const growthSettingsPlug: SettingsPlug = {
  module: 'growth',
  title: 'دعوت از دوستان و گردونهٔ شانس',
  settings: Object.values(growthSettings),
}
