import { FileSpreadsheet } from 'lucide-react'
import type { ManagerEntry } from '../../shell/menus.ts'

export const managerMenu: readonly ManagerEntry[] = [
  {
    ...{ group: 'settings', order: 60, to: '/manage/exports', label: 'خروجی‌ها', icon: FileSpreadsheet },
    // Whose tables there are.
    scope: ['people', 'content', 'exams', 'finance', 'support', 'growth'],
  },
]
