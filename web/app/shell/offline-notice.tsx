import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Icon } from '../ui/icon.tsx'

export function watchOnline(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

export const useOnline = (): boolean =>
  useSyncExternalStore(
    watchOnline,
    () => navigator.onLine,
    () => true,
  )

/** Says that the connection is gone while it is, and that nothing is lost. */
export function OfflineNotice() {
  const online = useOnline()
  return (
    <div role="status" className="fixed inset-x-0 bottom-20 z-40 grid justify-items-center px-4 xl:bottom-6">
      {online ? null : (
        <p className="flex items-center gap-2.5 rounded-option bg-inverse px-4 py-2 text-14 text-on-inverse shadow-float">
          <Icon of={WifiOff} />
          اینترنت وصل نیست. آنچه نوشته‌اید همین‌جا می‌ماند.
        </p>
      )}
    </div>
  )
}
