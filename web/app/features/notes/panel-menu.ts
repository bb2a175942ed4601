import { NotebookPen } from 'lucide-react'
import type { PanelEntry } from '../../shell/menus.ts'

export const panelMenu: readonly PanelEntry[] = [
  { group: 'learning', order: 20, to: '/panel/notes', label: 'یادداشت‌ها', icon: NotebookPen },
]
