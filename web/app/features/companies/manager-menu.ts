import { Building, Network } from 'lucide-react'
import type { ManagerEntry } from '../../shell/menus.ts'

export const managerMenu: readonly ManagerEntry[] = [
  {
    group: 'people',
    order: 40,
    to: '/manage/companies',
    label: 'شرکت‌ها',
    icon: Building,
    scope: 'people',
    waiting: { 'careers.companies-waiting': { tone: 'primary' } },
  },
  { group: 'people', order: 50, to: '/manage/skills', label: 'مهارت‌ها', icon: Network, scope: 'people' },
]
