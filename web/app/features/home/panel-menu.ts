import { LayoutDashboard } from 'lucide-react'
import type { PanelEntry } from '../../shell/menus.ts'

export const panelMenu: readonly PanelEntry[] = [
  { group: 'other', order: 10, to: '/manage', label: 'مدیریت', icon: LayoutDashboard, role: 'manager' },
]
