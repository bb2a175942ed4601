import type { MenuEntry } from './menus.ts'

// The pages of one's own account are written here in one list, because all three panels and the public pages show it.
export const accountEntries = [
  { to: '/panel/profile', label: 'پروفایل', shape: 'fields' },
  { to: '/panel/security', label: 'امنیت و ورود' },
  { to: '/panel/sessions', label: 'دستگاه‌های فعال' },
  { to: '/panel/notice-preferences', label: 'تنظیمات اعلان‌ها' },
] as const satisfies readonly MenuEntry[]

/** For people who do not teach yet. */
export const teachEntry = {
  to: '/panel/teach',
  label: 'تدریس در آروند',
  shape: 'fields',
  exceptRole: 'teacher',
} as const satisfies MenuEntry
