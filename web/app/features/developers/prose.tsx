/** The contracts speak English to those who write programs. */
export function Prose({ children }: { children: string }) {
  return (
    <span dir="ltr" lang="en" className="block text-end text-14 text-muted wrap-anywhere">
      {children}
    </span>
  )
}
