import { FilePen } from 'lucide-react'
import type { PanelEntry } from '../../shell/menus.ts'

export const panelMenu: readonly PanelEntry[] = [
  {
    group: 'classes',
    order: 50,
    to: '/panel/marks',
    label: 'تکلیف‌ها و نمره‌ها',
    icon: FilePen,
    phone: { order: 30, label: 'تکلیف‌ها' },
  },
]
