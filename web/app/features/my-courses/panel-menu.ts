import { BookOpen } from 'lucide-react'
import type { PanelEntry } from '../../shell/menus.ts'

export const panelMenu: readonly PanelEntry[] = [
  {
    group: 'day',
    order: 20,
    to: '/panel/courses',
    label: 'دوره‌های من',
    icon: BookOpen,
    phone: { order: 20, label: 'دوره‌ها' },
  },
]
