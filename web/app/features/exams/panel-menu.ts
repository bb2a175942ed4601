import { ClipboardList } from 'lucide-react'
import type { PanelEntry } from '../../shell/menus.ts'

export const panelMenu: readonly PanelEntry[] = [
  { group: 'classes', order: 30, to: '/panel/exams', label: 'آزمون‌ها', icon: ClipboardList },
]
