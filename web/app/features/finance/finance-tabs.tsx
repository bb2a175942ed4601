import { useLocation } from 'react-router'
import { TabLinks } from '../../ui/tab-links.tsx'
import { financeWords as words } from './words.ts'

const tabs = [
  { to: '/manage/finance', title: words.overview },
  { to: '/manage/finance/factors', title: words.factors },
  { to: '/manage/finance/refunds', title: words.refunds },
  { to: '/manage/finance/withdrawals', title: words.withdrawals },
  { to: '/manage/finance/payments', title: words.payments },
  { to: '/manage/finance/settings', title: words.settings },
]

/** Links between the pages of finance. */
export function FinanceTabs() {
  const { pathname } = useLocation()
  return <TabLinks label={words.tabs} links={tabs.map((tab) => ({ ...tab, here: pathname === tab.to }))} />
}
