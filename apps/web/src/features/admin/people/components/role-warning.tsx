import { Alert, AlertDescription, AlertTitle } from '#components/ui/alert.tsx';

/** What an admin has to know before making others admin (spec §2). */
export function RoleWarning() {
  return (
    <Alert variant="warning">
      <AlertTitle>Perhatian</AlertTitle>
      <AlertDescription>
        <ul className="list-disc pl-5 max-sm:text-sm/5">
          <li>Admin dapat menghapus semua proyek dan relasi.</li>
          <li>Berikan role admin hanya kepada orang yang Anda percaya.</li>
          <li>Anda tidak dapat menghapus role admin Anda sendiri.</li>
          <li>Minimal harus ada 1 admin.</li>
        </ul>
      </AlertDescription>
    </Alert>
  );
}
