import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { toast } from '#components/ui/toast.ts';
import { providerName } from '#lib/provider-name.ts';
import { usePublicConfig } from '#lib/use-public-config.ts';
import { signInWithProvider } from '../api/sign-in-with-provider.ts';
import { describeSignInProblem } from '../sign-in-problem.ts';

/** Other ways to sign in, where the operator has configured some; nothing otherwise. */
export function ProviderButtons() {
  const providers = usePublicConfig()?.signInProviders ?? [];
  const [leavingTo, setLeavingTo] = useState<string | null>(null);
  if (providers.length === 0) return null;

  async function leave(provider: string) {
    setLeavingTo(provider);
    try {
      await signInWithProvider(provider);
    } catch (error) {
      setLeavingTo(null);
      toast.error(describeSignInProblem(error).message);
    }
  }

  return (
    <div className="mt-6 grid gap-3">
      <p className="flex items-center gap-3 text-sm text-muted-foreground before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
        atau
      </p>
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="outline"
          size="lg"
          loading={leavingTo === provider}
          disabled={leavingTo !== null}
          onClick={() => void leave(provider)}
        >
          Lanjut dengan {providerName(provider)}
        </Button>
      ))}
    </div>
  );
}
