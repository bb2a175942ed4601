import { useNavigation } from 'react-router'

/** A thin bar while the next page is on its way. It waits a moment, so that quick pages show none. */
export function PageProgress() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return (
    // News of the page rather than a part of it: it stands in no landmark.
    <div aria-live="polite">
      <div
        role="progressbar"
        aria-label="در حال باز کردن صفحه"
        className="page-progress fixed inset-x-0 top-0 z-50 h-[3px] bg-primary-100"
      >
        <div className="h-full bg-primary-600" />
      </div>
    </div>
  )
}
