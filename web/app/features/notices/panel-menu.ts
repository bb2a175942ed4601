import { Bell } from 'lucide-react'
import type { PanelEntry } from '../../shell/menus.ts'

export const panelMenu: readonly PanelEntry[] = [
  { group: 'day', order: 50, to: '/panel/notices', label: 'اعلان‌ها', icon: Bell, phone: { order: 40 } },
]
