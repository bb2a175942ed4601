import { redirectDocument } from 'react-router'
import { titled } from '../../shell/site.ts'
import type { Route } from './+types/from-school'
import { schoolsWords as words } from './words.ts'

/** Who comes from a school signs in on the way here, and is sent back to where their launch waits. */
export function loader({ params: { loginId } }: Route.LoaderArgs) {
  throw redirectDocument(`/lti/tool/enter/${encodeURIComponent(loginId)}`)
}

export const meta = () => [{ title: titled(words.title) }]

export default function FromSchool() {
  return null
}
