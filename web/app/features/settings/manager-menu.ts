import { Palette, SlidersHorizontal } from 'lucide-react'
import type { ManagerEntry } from '../../shell/menus.ts'

export const managerMenu: readonly ManagerEntry[] = [
  {
    group: 'settings',
    order: 10,
    to: '/manage/settings',
    label: 'تنظیمات سایت',
    icon: SlidersHorizontal,
    whole: true,
    scope: 'settings',
  },
  {
    group: 'settings',
    order: 15,
    to: '/manage/settings/site',
    label: 'نام و ظاهر سایت',
    icon: Palette,
    scope: 'settings',
  },
]
