import { localDigits } from '@arvand/persian/digits'
import { useLocation } from 'react-router'
import { signInAddress } from '../api/sign-in-address.ts'
import { Link } from '../ui/link.tsx'
import { type Failure, failureOf } from './failure.ts'
import { useOnline } from './online.ts'

/** The content of a frame whose screen could not be shown, worded by status. */
export function FailedContent({ error }: { error: unknown }) {
  const online = useOnline()
  const { pathname, search } = useLocation()
  const failure = failureOf(error, online)
  return (
    <section className="page grid justify-items-center gap-5 py-14 text-center md:py-24">
      <FailureMark status={failure.status} />
      <h1 className="text-28 font-display md:text-32">{failure.title}</h1>
      <p className="max-w-[34rem] text-muted">{failure.text}</p>
      <p className="flex flex-wrap justify-center gap-3 pt-2">
        <Way failure={failure} here={pathname + search} />
      </p>
      {failure.requestId ? (
        <p className="text-14 text-muted">
          شمارهٔ پیگیری: <bdi className="ltr-run font-mono">{failure.requestId}</bdi>
        </p>
      ) : null}
    </section>
  )
}

const filled =
  'inline-flex min-h-12 items-center rounded-control bg-primary-600 px-6 font-label text-on-primary hover:bg-primary-700'
const outlined =
  'inline-flex min-h-12 items-center rounded-control border border-edge px-6 font-label hover:bg-sunken'

function Way({ failure: { status, code }, here }: { failure: Failure; here: string }) {
  if (code === 'identity.second-factor-needed')
    return (
      <Link to="/panel/security/second-factor" className={filled}>
        روشن کردن ورود دومرحله‌ای
      </Link>
    )
  if (status === 401)
    return (
      <Link to={signInAddress(here)} className={filled}>
        ورود به حساب
      </Link>
    )
  const course = code === 'courses.right-missing' ? /^\/teach\/courses\/[^/?]+/.exec(here)?.[0] : undefined
  if (course)
    return (
      <Link to={`${course}/staff`} className={filled}>
        دیدن دسترسی‌های شما در این دوره
      </Link>
    )
  const again = status === 0 || status === 429 || status >= 500
  return (
    <>
      {again ? (
        <a href={here} className={filled}>
          تازه کردن صفحه
        </a>
      ) : null}
      <Link to="/" className={again ? outlined : filled}>
        رفتن به صفحهٔ اصلی
      </Link>
      <Link to="/contact" className={outlined}>
        تماس با پشتیبانی
      </Link>
    </>
  )
}

/** The number of the status in an arch, so that the page is recognised as an error at a glance. */
function FailureMark({ status }: { status: number }) {
  const digits = status ? localDigits(status) : '!'
  return (
    <span className="grid h-40 w-32 place-items-center rounded-t-full border-2 border-line bg-primary-100 pt-6 text-32 font-display text-primary-700">
      {digits}
    </span>
  )
}
