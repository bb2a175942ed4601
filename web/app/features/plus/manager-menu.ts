import { Sparkles } from 'lucide-react'
import type { ManagerEntry } from '../../shell/menus.ts'

export const managerMenu: readonly ManagerEntry[] = [
  { group: 'finance', order: 70, to: '/manage/plus', label: 'پلاس', icon: Sparkles, scope: 'finance' },
]
