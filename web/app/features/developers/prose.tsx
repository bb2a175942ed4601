/** Texts of the contracts, written in English for programmers, inside a right-to-left page. */
export function Prose({ children }: { children: string }) {
  return (
    <span dir="ltr" lang="en" className="block text-end text-14 text-muted wrap-anywhere">
      {children}
    </span>
  )
}
