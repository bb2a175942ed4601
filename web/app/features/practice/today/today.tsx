import { titled } from '../../../shell/site.ts'
import { laterPart } from '../../../ui/lazy-part.tsx'
import { todayWords as words } from '../words.ts'

const TodayScreen = laterPart(() => import('./today-screen.tsx'))

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

/** Uses what the browser has stored and what it asks for itself, so that the page works without a line too. */
export default function TodayPage() {
  return <TodayScreen />
}
