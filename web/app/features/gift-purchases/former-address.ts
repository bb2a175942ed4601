import { type LoaderFunctionArgs, redirect } from 'react-router'

/** Redirects a former address of gift purchases to the address of today, for good (308). */
export function loader({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  const { pathname, search } = new URL(request.url)
  const path = pathname.replace(/^\/present\//, '/gift/').replace(/^\/panel\/presents/, '/panel/gifts')
  return redirect(path + search, 308)
}
