import { Alert, AlertDescription, AlertTitle } from '#components/ui/alert.tsx';

/** The warning of the directories where a person is about to make contact, as things to check. */
export function SafetyChecklist() {
  return (
    <Alert variant="warning">
      <AlertTitle>Sebelum Anda menghubungi</AlertTitle>
      <AlertDescription>
        <ul className="list-disc space-y-1 pl-5">
          <li>Periksa identitasnya: media sosial, kampus, atau kenalan yang sama.</li>
          <li>Jangan pernah mengirim uang, kode OTP, atau foto KTP.</li>
          <li>Pertemuan pertama di tempat umum, dan beri tahu teman Anda.</li>
          <li>Tulis kesepakatan sebelum mulai bekerja. KawanUsaha tidak bertanggung jawab atas penipuan.</li>
        </ul>
      </AlertDescription>
    </Alert>
  );
}
