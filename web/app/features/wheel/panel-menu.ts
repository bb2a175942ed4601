import { LoaderPinwheel } from 'lucide-react'
import type { PanelEntry } from '../../shell/menus.ts'

export const panelMenu: readonly PanelEntry[] = [
  { group: 'buying', order: 90, to: '/panel/wheel', label: 'گردونهٔ شانس', icon: LoaderPinwheel },
]
