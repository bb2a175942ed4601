import { NotebookPen } from 'lucide-react'
import type { PanelEntry } from '../../shell/menus.ts'

export const panelMenu: readonly PanelEntry[] = [
  {
    group: 'day',
    order: 30,
    to: '/panel/notes',
    label: 'یادداشت‌ها',
    icon: NotebookPen,
    phone: { order: 30 },
  },
]
