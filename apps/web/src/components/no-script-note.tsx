/** What a form or a member's page says where scripts are switched off: that it needs them. */
export function NoScriptNote({ what = 'Formulir' }: { what?: 'Formulir' | 'Halaman' | 'Kalkulator' }) {
  return (
    <noscript>
      <p className="rounded-md bg-muted p-4 text-sm">
        {what} ini membutuhkan JavaScript. Aktifkan JavaScript, lalu muat ulang halaman.
      </p>
    </noscript>
  );
}
