import { KeyRound, MonitorSmartphone, Presentation, UserRound } from 'lucide-react'
import type { PanelEntry } from '../../shell/menus.ts'

export const panelMenu: readonly PanelEntry[] = [
  { group: 'account', order: 70, to: '/panel/profile', label: 'نمایهٔ من', icon: UserRound, shape: 'fields' },
  { group: 'account', order: 80, to: '/panel/security', label: 'امنیت حساب', icon: KeyRound },
  { group: 'account', order: 110, to: '/panel/sessions', label: 'نشست‌ها', icon: MonitorSmartphone },
  {
    group: 'account',
    order: 130,
    to: '/panel/teach',
    label: 'درخواست تدریس',
    icon: Presentation,
    shape: 'fields',
    exceptRole: 'teacher',
  },
]
