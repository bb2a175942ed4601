import { BookOpen, CalendarDays } from 'lucide-react'
import type { PanelEntry } from '../../shell/menus.ts'

export const panelMenu: readonly PanelEntry[] = [
  {
    group: 'learning',
    order: 10,
    to: '/panel/courses',
    label: 'دوره‌های من',
    icon: BookOpen,
    phone: { order: 20, label: 'دوره‌ها' },
  },
  {
    group: 'classes',
    order: 10,
    to: '/panel/course-calendar',
    label: 'تقویم',
    icon: CalendarDays,
    phone: { order: 40 },
  },
]
